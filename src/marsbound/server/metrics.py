"""Figures for operators, in Prometheus' text format."""

import threading
from collections import defaultdict
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
HELP: Final = {
    "answers_total": "Answers carried out and stored, by who gave them.",
    "answer_seconds": "From an answer's arrival until it is stored and told to everybody.",
    "broken_tables": "Tables that this release can't bring back: `marsbound admin check` says why.",
    "connections_given_up_total": "Connections that were closed since no whole request came.",
    "connections_refused_total": "Connections that were refused since there were too many.",
    "connections": "Sockets that are open.",
    "database_seconds": "How long a batch of work took in the database.",
    "loop_lag_seconds": "How late the event loop was, looked at every second.",
    "messages_total": "Messages of clients, by what became of them.",
    "plain_connections": "Connections that are open, sockets among them.",
    "requests_total": "REST requests by status.",
    "rooms": "Games in memory.",
    "thinkers_replaced_total": "Worker processes that crashed or took too long.",
    "thoughts_waiting": "Bot answers and hints that wait for a worker process.",
    "thoughts_total": "Bot answers and hints thought out in worker processes.",
    "webhooks_total": "Turn notifications by what became of them.",
}

Labels = tuple[tuple[str, str], ...]


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        for number, most in enumerate(BUCKETS):
            if value <= most:
                self.counts[number] += 1
                break
        else:
            self.counts[-1] += 1
        self.total += value


class Metrics:
    """Counters, gauges and histograms; threads of the database count as well."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.counters: defaultdict[tuple[str, Labels], float] = defaultdict(float)
        self.gauges: dict[tuple[str, Labels], float] = {}
        self.histograms: defaultdict[tuple[str, Labels], Histogram] = defaultdict(Histogram)

    def count(self, name: str, number: float = 1, /, **labels: str) -> None:
        with self.lock:
            self.counters[name, tuple(sorted(labels.items()))] += number

    def gauge(self, name: str, value: float) -> None:
        with self.lock:
            self.gauges[name, ()] = value

    def observe(self, name: str, value: float, /, **labels: str) -> None:
        with self.lock:
            self.histograms[name, tuple(sorted(labels.items()))].add(value)

    def text(self) -> str:
        with self.lock:
            lines: list[str] = []
            for kind, values in (("counter", self.counters), ("gauge", self.gauges)):
                told: set[str] = set()
                for (name, labels), value in sorted(values.items()):
                    lines += head(name, kind, told)
                    lines.append(f"marsbound_{name}{shown(labels)} {value:g}")
            told = set()
            for (name, labels), histogram in sorted(self.histograms.items(), key=lambda item: item[0]):
                lines += head(name, "histogram", told)
                lines += bucket_lines(name, labels, histogram)
        return "\n".join(lines) + "\n"


def head(name: str, kind: str, told: set[str]) -> list[str]:
    if name in told:
        return []
    told.add(name)
    return [f"# HELP marsbound_{name} {HELP[name]}", f"# TYPE marsbound_{name} {kind}"]


def bucket_lines(name: str, labels: Labels, histogram: Histogram) -> list[str]:
    lines, count = [], 0
    for most, number in zip((*BUCKETS, float("inf")), histogram.counts, strict=True):
        count += number
        least = "+Inf" if most == float("inf") else f"{most:g}"
        lines.append(f"marsbound_{name}_bucket{shown((*labels, ('le', least)))} {count}")
    lines.append(f"marsbound_{name}_sum{shown(labels)} {histogram.total:g}")
    lines.append(f"marsbound_{name}_count{shown(labels)} {count}")
    return lines


def shown(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""


METRICS: Final = Metrics()
