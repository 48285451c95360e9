"""A stable number for everything that can be chosen in a game: what learning programs answer with.

>>> from greathall.lab.actions.index import index_of
>>> index_of("castle").size
"""
