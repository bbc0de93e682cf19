"""tmp"""
def write(view, names, lang, labels): 
    from lichtspiel.core.boards import Span
    return [[Span("x")]]
