"""The landscape behind the house's own screens: sky, hills, a viaduct and the train that runs over it."""
