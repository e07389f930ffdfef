"""What a server is told elsewhere than by options: by variables of the environment, and in a file of TOML.

An option decides, then its variable, then its key in the file, then what is usual: click does that by itself once it
knows the names and has the file's values as its `default_map`.
"""

import os
import re
import stat
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from marsbound.core.refusal import BadInput
from marsbound.terminal.help import Command, Option, option, option_name
from marsbound.terminal.words import SPEECH, words
from marsbound.text import LANGUAGES

PREFIX: Final = "MARSBOUND_"
FILE_VARIABLE: Final = f"{PREFIX}CONFIG"
NAME: Final = Path("marsbound", "serve.toml")
OF_THE_MACHINE: Final = Path("/etc") / NAME
NO_SETTINGS: Final = ("config", "show_config")  # options that say what to do, not how
IN_FILES: Final = {"database": "database-file", "metrics-token": "metrics-token-file"}  # what may be a secret
LANGUAGE: Final = "language"
READ: Final = "marsbound.configuration"
ORDER: Final = (
    ParameterSource.COMMANDLINE,
    ParameterSource.ENVIRONMENT,
    ParameterSource.DEFAULT_MAP,
    ParameterSource.DEFAULT,
)
_BROKEN: Final = re.compile(r"^(.*) \(at (?:line (\d+), column \d+|end of document)\)$")


@dataclass(frozen=True)
class ConfigurationFile:
    path: Path
    text: str
    values: dict[str, Any]

    @classmethod
    def read(cls, path: Path) -> "ConfigurationFile":
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            cause = error.strerror if isinstance(error, OSError) else "UTF-8"
            raise BadInput(words("error-config-unread", file=str(path), cause=str(cause))) from None
        try:
            values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = _BROKEN.match(str(error))
            line = found[2] if found and found[2] else text.count("\n") + 1
            cause = found[1] if found else str(error)
            raise BadInput(words("error-config-form", file=str(path), line=str(line), cause=cause)) from None
        made = cls(path, text, values)
        made.check_who_may_read()
        return made

    def check_who_may_read(self) -> None:
        """A secret in a file that everybody can read is none."""
        if os.name != "posix" or not self.path.stat().st_mode & stat.S_IROTH:
            return
        for key in IN_FILES:
            if holds_a_secret(key, self.values.get(key)):
                raise BadInput(words("error-config-open", place=self.place(key), key=key, file=str(self.path)))

    def place(self, key: str) -> str:
        """Where a key stands: its file and line."""
        written = re.search(rf"^[ \t]*[\[\"']*{re.escape(key)}[\"']?[ \t]*[=.\]]", self.text, re.M)
        line = self.text.count("\n", 0, written.start()) + 1 if written else 1
        return words("config-place", file=str(self.path), line=str(line))

    def defaults(self, command: click.Command) -> dict[str, Any]:
        """For each option that has a key its value, as if it had been typed: the same is wrong with both."""
        known = {option_name(option): option for option in settings_of(command)}
        found = {}
        for key, value in self.values.items():
            if key not in known:
                raise BadInput(words("error-config-key", place=self.place(key), key=key))
            found[str(known[key].name)] = self.typed(key, value, known[key])
        return found

    def typed(self, key: str, value: Any, option: click.Option) -> Any:
        if option.is_flag:
            return value if isinstance(value, bool) else self.refuse(key, "error-config-switch")
        if option.multiple:
            return [self.typed_alone(key, each) for each in (value if isinstance(value, list) else [value])]
        return self.typed_alone(key, value)

    def typed_alone(self, key: str, value: Any) -> str:
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            self.refuse(key, "error-config-kind")
        return str(value)

    def refuse(self, key: str, message: str) -> NoReturn:
        raise BadInput(words("error-setting", place=self.place(key), key=key, cause=words(message)))


def holds_a_secret(key: str, value: Any) -> bool:
    if key == "database":
        try:
            return bool(urlsplit(str(value or "")).password)
        except ValueError:
            return True
    return bool(value)


def usual_files() -> list[Path]:
    own = Path(os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config"))  # also where nobody has a home
    return [own / NAME, OF_THE_MACHINE]


def file_to_read(named: str | None) -> ConfigurationFile | None:
    """The one that is named; else the first usual one that is there for this user.  An empty name is none at all."""
    if named is None:
        named = os.environ.get(FILE_VARIABLE)
    if named is not None:
        return ConfigurationFile.read(Path(named).expanduser()) if named else None
    there = next((path for path in usual_files() if os.access(path, os.R_OK)), None)
    return ConfigurationFile.read(there) if there else None


def settings_of(command: click.Command) -> list[click.Option]:
    """The options that say how a server shall be."""
    return [each for each in command.params if isinstance(each, click.Option) and each.name not in NO_SETTINGS]


def variable_of(option: click.Option) -> str:
    """ "MARSBOUND_KEEP_CHAT" of --keep-chat."""
    return PREFIX + option_name(option).upper().replace("-", "_")


class Configured(Command):
    """A command whose options may also be said by variables and in a file."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        for each in settings_of(self):
            each.envvar = variable_of(each)

    def parse_args(self, context: click.Context, arguments: list[str]) -> list[str]:
        try:
            rest = super().parse_args(context, arguments)
        except click.BadParameter as problem:
            place = place_of(context, problem.param)
            if place is None or problem.param is None:
                raise
            key = option_name(problem.param)  # type: ignore[arg-type]
            raise BadInput(words("error-setting", place=place, key=key, cause=problem.message)) from None
        speak_as_configured(context)
        return rest


def speak_as_configured(context: click.Context) -> None:
    """The file's language, unless somebody has said another before the command."""
    if context.get_parameter_source(LANGUAGE) is not ParameterSource.DEFAULT_MAP:
        return
    before = context.parent.get_parameter_source("lang") if context.parent else None
    if before in (ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT):
        context.params[LANGUAGE] = SPEECH.language
    elif context.params[LANGUAGE] in LANGUAGES:
        SPEECH.speak(context.params[LANGUAGE])


def read_configuration(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    file = file_to_read(value)
    if file is None:
        return None
    context.meta[READ] = file
    context.default_map = file.defaults(context.command)
    return str(file.path)


def configuration_options(command: click.decorators.FC) -> click.decorators.FC:
    command = option("--show-config", is_flag=True)(command)
    # before all others, which ask the file for their values
    return option("--config", metavar="FILE", is_eager=True, callback=read_configuration, expose_value=False)(command)


def place_of(context: click.Context, parameter: click.Parameter | None) -> str | None:
    """Where a value was found, if it wasn't typed."""
    if not isinstance(parameter, Option):
        return None
    source = context.get_parameter_source(str(parameter.name))
    if source is ParameterSource.ENVIRONMENT:
        return str(parameter.envvar)
    if source is ParameterSource.DEFAULT_MAP:
        return str(context.meta[READ].place(option_name(parameter)))
    return None


# Secrets in files of their own


def said_or_in_a_file(context: click.Context, key: str) -> str:
    """What an option says, or the file that another one names: of the two the one that was said more directly."""
    options = {option_name(each): each for each in settings_of(context.command)}
    here, there = options[key], options[IN_FILES[key]]
    rank = [ORDER.index(context.get_parameter_source(str(each.name)) or ORDER[-1]) for each in (here, there)]
    value, file = (context.params[str(each.name)] for each in (here, there))
    if file and value and rank[0] == rank[1]:
        raise BadInput(words("error-setting-twice", one=key, other=IN_FILES[key]))
    if file and rank[1] < rank[0]:
        return secret_in(file)
    return value or ""


def secret_in(file: str) -> str:
    try:
        found = Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        cause = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise BadInput(words("error-config-unread", file=file, cause=str(cause))) from None
    if not found:
        raise BadInput(words("error-secret-empty", file=file))
    return found


def configured_database() -> str | None:
    """For commands that work on a server's database, and are told nothing else of it."""
    if named := os.environ.get(f"{PREFIX}DATABASE_FILE"):
        return secret_in(named)
    file = file_to_read(None)
    if file is None:
        return None
    if named := file.values.get(IN_FILES["database"]):
        return secret_in(str(named))
    return str(file.values["database"]) if "database" in file.values else None
