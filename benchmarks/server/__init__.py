"""Serai's server beside boardgame.io's: the same load, from the same generator, on the same machine.

    script/bench server

One core runs the server under test, another the generator. Sockets held, durable moves a second,
and how long a move takes at a steady rate are measured with every socket open.
"""
