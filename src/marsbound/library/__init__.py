"""What `import marsbound` offers: games, plays, views, questions and events as whoever writes Python meets them.

A thin layer: it keeps together what the engine's own objects don't know of each other (game, pack, players, options)
and says things in the notation's words.
"""
