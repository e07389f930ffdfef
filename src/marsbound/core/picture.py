"""What the types of a game's pictures say beside types.

A game describes its pictures as TypedDicts, which cost nothing: a picture is a dict.  The wire's schema and the page's
types are made from the description.  `Annotated[int, "Points that begin the end."]` says what a field means.
A dict by names that are listed, `dict[Kind, int]`, has all of them, unless it is `Annotated[dict[Kind, int], Some]`.
"""


class Some:
    """Marks a dict by listed names that needn't have all of them."""
