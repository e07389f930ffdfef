"""marsbound serve: tables for everybody who can reach this machine."""

import sys
from ipaddress import ip_address, ip_network
from typing import Any

import click
from click.core import ParameterSource

from marsbound import COMPILED
from marsbound.core.refusal import BadInput
from marsbound.server.logs import LEVELS, set_up
from marsbound.server.settings import DAY, Settings, usual_database
from marsbound.terminal.admin_database import database_option
from marsbound.terminal.browser import show
from marsbound.terminal.configuration import Configured, configuration_options, said_or_in_a_file
from marsbound.terminal.configuration_shown import shown
from marsbound.terminal.help import option
from marsbound.terminal.options import language_option
from marsbound.terminal.retention import retention_of, retention_options
from marsbound.terminal.words import line_of, words
from marsbound.text import Texts

THIS_MACHINE = ("127.0.0.0/8", "::1")


def checked_addresses(context: click.Context, parameter: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    for address in value:
        try:
            ip_address(address)
        except ValueError:
            raise click.BadParameter(words("error-address", address=address)) from None
    return value


def checked_address(context: click.Context, parameter: click.Parameter, value: str) -> str:
    return "".join(checked_addresses(context, parameter, (value,) if value else ()))


def checked_networks(context: click.Context, parameter: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    for network in value:
        try:
            ip_network(network, strict=False)
        except ValueError:
            raise click.BadParameter(words("error-network", network=network)) from None
    return value


@click.command(cls=Configured)
@configuration_options
@option("--host", default="127.0.0.1", show_default=True)
@option("--port", type=click.IntRange(0, 65535), default=8765, show_default=True)
@database_option
@option("--database-file", metavar="FILE")
@option("--database-seconds", type=click.FloatRange(1, 60), default=5, show_default=True, metavar="N")
@option("--durable", is_flag=True)
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@option("--node-address", default="", metavar="ADDRESS", callback=checked_address)
@option("--open", "open_page", is_flag=True)
@option("--thinkers", type=click.IntRange(1, 64), default=1, show_default=True)
@option("--origin", "origins", multiple=True, metavar="URL")
@option("--public-url", default="", metavar="URL")
@option("--network-address", "network_addresses", multiple=True, metavar="ADDRESS", callback=checked_addresses)
@option("--trusted-proxy", "trusted_proxies", multiple=True, metavar="ADDRESS_OR_NETWORK", callback=checked_networks)
@option("--behind-proxy", is_flag=True)
@option("--private-webhooks", is_flag=True)
@option("--webhook-certificates", metavar="FILE")
@option("--open-closes-after", type=click.IntRange(60), default=DAY, show_default=True, metavar="SECONDS")
@option("--running-closes-after", type=click.IntRange(60), default=30 * DAY, show_default=True, metavar="SECONDS")
@option("--connections-per-address", type=click.IntRange(1), default=200, show_default=True, metavar="N")
@option("--requests-per-second", type=click.FloatRange(0.1), default=20, show_default=True, metavar="N")
@option("--messages-per-second", type=click.FloatRange(0.1), default=20, show_default=True, metavar="N")
@option("--people-per-hour", type=click.IntRange(1), default=120, show_default=True, metavar="N")
@option("--tables-per-hour", type=click.IntRange(1), default=120, show_default=True, metavar="N")
@option("--tables-per-person", type=click.IntRange(1), default=100, show_default=True, metavar="N")
@option("--bot-tables-per-person", type=click.IntRange(0), default=2, show_default=True, metavar="N")
@option("--slow-bots-per-person", type=click.IntRange(0), default=12, show_default=True, metavar="N")
@option("--hints-per-minute", type=click.IntRange(1), default=20, show_default=True, metavar="N")
@option("--metrics-token", default="", metavar="TOKEN")
@option("--metrics-token-file", metavar="FILE")
@retention_options
@option("--compile", "compile_engine", is_flag=True)
@option("--log-level", type=click.Choice(LEVELS), default="warning", show_default=True)
@language_option
def serve(  # noqa: PLR0913
    host: str,
    port: int,
    show_config: bool,
    database: str | None,
    database_file: str | None,
    database_seconds: float,
    durable: bool,
    workers: int,
    node_address: str,
    open_page: bool,
    thinkers: int,
    origins: tuple[str, ...],
    public_url: str,
    network_addresses: tuple[str, ...],
    trusted_proxies: tuple[str, ...],
    behind_proxy: bool,
    private_webhooks: bool,
    webhook_certificates: str | None,
    open_closes_after: int,
    running_closes_after: int,
    connections_per_address: int,
    requests_per_second: float,
    messages_per_second: float,
    people_per_hour: int,
    tables_per_hour: int,
    tables_per_person: int,
    bot_tables_per_person: int,
    slow_bots_per_person: int,
    hints_per_minute: int,
    metrics_token: str,
    metrics_token_file: str | None,
    compile_engine: bool,
    log_level: str,
    language: str,
    **keep: Any,
) -> None:
    # here, since it takes a moment that no other command should take
    from marsbound.server.bots.engine_build import BUILDER, Engine
    from marsbound.server.run import at_a_free_port, running_already
    from marsbound.server.run import serve as run
    from marsbound.server.store.opening import CannotOpen

    context = click.get_current_context()
    database = said_or_in_a_file(context, "database")
    token = said_or_in_a_file(context, "metrics-token")
    if show_config:
        return click.echo("\n".join(shown(context, database)))
    texts = Texts(language)

    def say(id: str, **variables: str) -> None:
        click.echo(line_of(f"marsbound: {texts.text(id, **variables)}"))

    # the address comes first, however soon the engine is done
    announced = False
    engine_state = "serve-compiling"

    def say_engine(engine: Engine) -> None:
        nonlocal engine_state
        engine_state = f"serve-{engine.cause or engine.state}"
        if announced:
            say(engine_state)

    def say_address(address: str, elsewhere: list[str]) -> None:
        click.echo(f"marsbound: {address}")
        if elsewhere:
            say("serve-for-others", urls=" ".join(elsewhere))
        else:
            say("serve-only-here")
        nonlocal announced
        announced = True
        if compile_engine and not COMPILED and BUILDER.exists():
            say(engine_state)
        show(address, open_page, say)

    def say_waiting(cause: str) -> None:
        click.echo(line_of(f"marsbound: {texts.text('serve-waiting', cause=cause)}"), err=True)

    settings = Settings(
        host=host,
        port=port,
        database=database or usual_database(),
        database_seconds=database_seconds,
        durable=durable,
        workers=workers,
        node_address=node_address,
        bot_workers=thinkers,
        origins=origins,
        trusted_proxies=trusted_proxies + (THIS_MACHINE if behind_proxy else ()),
        public_url=public_url.rstrip("/"),
        network_addresses=network_addresses,
        private_webhooks=private_webhooks,
        webhook_certificates=webhook_certificates,
        open_table_closes_after=open_closes_after,
        running_table_closes_after=running_closes_after,
        connections_per_address=connections_per_address,
        requests_per_second=requests_per_second,
        messages_per_second=messages_per_second,
        people_per_hour=people_per_hour,
        tables_per_hour=tables_per_hour,
        tables_per_person=tables_per_person,
        bot_tables_per_person=bot_tables_per_person,
        slow_bots_per_person=slow_bots_per_person,
        hints_per_minute=hints_per_minute,
        metrics_token=token,
        compile_engine=compile_engine,
        retention=retention_of(keep),
    )
    # somebody who wants to play doesn't want to read about ports
    if open_page:
        if address := running_already(settings):
            say("serve-running", address=address)
            show(address, open_page, say)
            return
        any_port = context.get_parameter_source("port") is ParameterSource.DEFAULT
        settings = at_a_free_port(settings, any_port)
    set_up(log_level)
    try:
        code = run(settings, say_address, say_engine, say_waiting, log_level)
    except CannotOpen as problem:
        raise BadInput(problem.text(language)) from None
    sys.exit(code)
