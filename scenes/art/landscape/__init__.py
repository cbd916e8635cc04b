"""The landscape behind the general screens: sky, hills, a viaduct and the train that runs over it."""
