"""What can be left out when marsbound is installed: the packages of each extra, by the names they are imported by."""

from typing import Final

EXTRAS: Final = {
    "terminal": ("babel", "click", "fluent"),
    "server": (
        "alembic",
        "h11",
        "ifaddr",
        "platformdirs",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "data": ("arro3",),
    "ray": ("ray",),
}


def extra_of(missing: ModuleNotFoundError) -> str | None:
    """The extra that would bring what couldn't be imported, None if none would: then something else is wrong."""
    package = str(missing.name).partition(".")[0]
    return next((extra for extra, packages in EXTRAS.items() if package in packages), None)


def advice(missing: ModuleNotFoundError, wanted: str | None = None) -> str | None:
    """What to do about it, in one sentence; there are no translations yet where it may be needed.

    `wanted` is the extra for what somebody wants to do, if that needs more than what couldn't be imported.
    """
    extra = extra_of(missing) and (wanted or extra_of(missing))
    return f"{missing.name} isn't installed; `pip install 'marsbound[{extra}]'` brings it" if extra else None
