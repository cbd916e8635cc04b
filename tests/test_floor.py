from tests.scenes.raccoon_tycoon.test_picture import *
from tests.scenes.raccoon_tycoon.test_picture import _inside
import collections
def test_x(spy):
    out=collections.Counter()
    for size in ((1280,720),(1920,1080),(2560,1440),(1024,768),(2560,1080)):
        for players in (2,3,4,5):
            for state in (crowded(players), played(players,60)[0]):
                spy.lines.clear()
                _,layout,_=drawn(state,size)
                least=max(12,int(18*layout.frame.scale))
                for l in spy.all():
                    if l.words!=l.asked: out[(size,'cut',l.drawer,l.asked)]+=1
                    if l.pixels<least: out[(size,'small',l.drawer,l.asked,l.pixels)]+=1
                for surface, lines in spy.by_surface():
                    for l in lines:
                        if not _inside(surface,layout,l): out[(size,'outside',l.drawer,l.words)]+=1
                    for a,b in combinations(lines,2):
                        if a.box.colliderect(b.box): out[(size,'overlap',a.drawer,a.words,b.words)]+=1
    for k in sorted(out,key=str): print(k,out[k])
    assert not out
