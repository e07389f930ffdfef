"""Figures for operators, by Prometheus' own library."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
HELP: Final = {
    "answers_total": "Answers carried out and stored, by who gave them.",
    "answer_seconds": "From an answer's arrival until it is stored and told to everybody.",
    "broken_tables": "Tables that this release can't bring back: `marsbound admin check` says why.",
    "connections_given_up_total": "Connections that were closed since no whole request came.",
    "connections_handed_over_total": "Connections that another process serves, by how they got there.",
    "connections_taken_over_total": "Connections that another process has handed over, by how they got here.",
    "connections_refused_total": "Connections that were refused since there were too many.",
    "connections": "Sockets that are open.",
    "database_failing": "1 while the database fails, else 0.",
    "database_failures_total": "Batches of work that the database didn't do, by cause.",
    "database_seconds": "How long a batch of work took in the database.",
    "database_waiting": "Work that waits for a thread of the database.",
    "leases_lost_total": "How often the other processes have taken this one for dead.",
    "loop_lag_seconds": "How late the event loop was, looked at every second.",
    "messages_total": "Messages of clients, by what became of them.",
    "other_nodes": "Processes beside this one that run tables of the same database.",
    "outbox_longest": "Messages that the slowest socket hasn't taken yet.",
    "outbox_messages": "Messages that sockets haven't taken yet.",
    "plain_connections": "Connections that are open, sockets among them.",
    "postponed_tables": "Tables that couldn't be brought back and will be tried again.",
    "requests_total": "REST requests by status.",
    "room_longest_queue": "What waits to be done at the busiest table.",
    "room_queues": "What waits to be done at all tables.",
    "rooms": "Games in memory.",
    "tables": "Tables by game and status, looked at every few seconds.",
    "tables_lost_total": "Tables that another process had taken over when this one wanted to write.",
    "thinkers": "Worker processes of bots that run.",
    "thinkers_replaced_total": "Worker processes that crashed or took too long.",
    "thought_cpu_seconds_total": "Processor time of thoughts, also of those that nobody wanted any more.",
    "thoughts_abandoned_total": "Thoughts that were begun, and that nobody wanted any more when they were thought out.",
    "thoughts_waiting": "Bot answers and hints that wait for a worker process.",
    "thoughts_total": "Bot answers and hints thought out in worker processes.",
    "webhooks_total": "Turn notifications by what became of them.",
}
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Counters, gauges and histograms, each made when it is first used; threads count as well."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.counters: dict[str, Counter] = {}
        self.gauges: dict[str, Gauge] = {}
        self.histograms: dict[str, Histogram] = {}

    def count(self, name: str, number: float = 1, /, **labels: str) -> None:
        counter = self.counters.get(name)
        if counter is None:
            counter = self.counters[name] = Counter(name, HELP[name], list(labels), "marsbound", registry=self.registry)
        (counter.labels(**labels) if labels else counter).inc(number)

    def gauge(self, name: str, value: float, /, **labels: str) -> None:
        gauge = self.gauges.get(name)
        if gauge is None:
            gauge = self.gauges[name] = Gauge(name, HELP[name], list(labels), "marsbound", registry=self.registry)
        (gauge.labels(**labels) if labels else gauge).set(value)

    def observe(self, name: str, value: float, /, **labels: str) -> None:
        histogram = self.histograms.get(name)
        if histogram is None:
            histogram = self.histograms[name] = Histogram(
                name, HELP[name], list(labels), "marsbound", registry=self.registry, buckets=BUCKETS
            )
        (histogram.labels(**labels) if labels else histogram).observe(value)

    def forget(self, name: str) -> None:
        """What a gauge said of labels that may be gone by now."""
        if name in self.gauges:
            self.gauges[name].clear()

    def text(self) -> bytes:
        return generate_latest(self.registry)


METRICS: Final = Metrics()
