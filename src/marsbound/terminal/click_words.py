"""What the library `click` says by itself, in the person's language.

click asks gettext, by a name in each of its modules, and leaves the values to be put in afterwards.  Those names are
given another meaning here: gettext would want compiled files of its own, and a language chosen before the program
starts.  What isn't listed is for whoever writes commands, and stays in English.
"""

import re
from importlib import import_module
from typing import Final

from marsbound.terminal.words import SPEECH, held
from marsbound.text.texts import END_OF_ISOLATE, ISOLATE

MODULES: Final = ("core", "decorators", "exceptions", "formatting", "parser", "termui", "types")
MESSAGES: Final = {
    "Usage:": "click-usage",
    "Usage: ": "click-usage",  # of earlier versions
    "Options": "click-options",
    "Commands": "click-commands",
    "Show this message and exit.": "click-help-option",
    "default: {default}": "click-default",
    "env var: {var}": "click-variable",
    "required": "click-required",
    "Aborted!": "click-aborted",
    "Error: {message}": "click-error",
    "Error: invalid input": "click-error-input",
    "Try '{command} {option}' for help.": "click-try",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-of",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing command.": "click-missing-command",
    "No such option {name!r}.": "click-no-option",
    "No such option: {name}": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "Option {name!r} does not take a value.": "click-no-value",
    "{value} is not in the range {range}.": "click-range",
    "{name} {filename!r} does not exist.": "click-file-missing",
    "{name} {filename!r} is a directory.": "click-file-is-folder",
    "{name} {filename!r} is a file.": "click-folder-is-file",
    "{name} {filename!r} is not readable.": "click-file-unreadable",
    "{name} {filename!r} is not writable.": "click-file-unwritable",
    "Could not open file {filename!r}: {message}": "click-file-unopened",
    "unknown error": "click-unknown-error",
}
NO_NUMBER: Final = "{value!r} is not a valid {number_type}."
COUNTED: Final = {
    "Got unexpected extra argument ({args})": "click-extra-arguments",
    "Option {name!r} requires an argument.": "click-needs-argument",
    "Did you mean {possibility}?": "click-did-you-mean",
    "{value!r} is not {choice}.": "click-choices",
}
_VALUE: Final = re.compile(r"\{(\w+)(?:![rs])?\}(?: \{option\})?")  # "{command} {option}" is typed in one


class NoNumber(str):
    """click puts the kind of number in by its English name: only then is it known which message is meant."""

    def format(self, *_: object, **values: object) -> str:
        whole = str(values["number_type"]).startswith("integer")
        id = "click-no-whole-number" if whole else "click-no-number"
        return held(SPEECH.texts.text(id, value=repr(values["value"])))


def template(id: str, english: str) -> str:
    """The message with the same places for values as in English; what is told there is in its language already."""
    text = SPEECH.texts.text(id, **{found[1]: found[0] for found in _VALUE.finditer(english)})
    return held(text.replace(f"{ISOLATE}{{message}}{END_OF_ISOLATE}", "{message}"))


def one(english: str) -> str:
    if english == NO_NUMBER:
        return NoNumber()
    return template(MESSAGES[english], english) if english in MESSAGES else english


def counted(singular: str, plural: str, number: int) -> str:
    if singular not in COUNTED:
        return singular if number == 1 else plural
    return template(COUNTED[singular], plural)


def install() -> None:
    for name in MODULES:
        module = import_module(f"click.{name}")
        for asked, answer in (("_", one), ("ngettext", counted)):
            if hasattr(module, asked):
                setattr(module, asked, answer)
