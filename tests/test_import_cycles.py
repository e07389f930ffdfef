"""Modules can be read one after the other: none needs itself, however far around."""

from graphlib import TopologicalSorter

import grimp

# A view is sampled into plays, and a play makes views: the one imports the other when it is asked to.
WHEN_ASKED = [("marsbound.library.view", "marsbound.library.play")]


def test_no_modules_import_each_other() -> None:
    graph = grimp.build_graph("marsbound", cache_dir=None)
    for importer, imported in WHEN_ASKED:
        graph.remove_import(importer=importer, imported=imported)
    order = TopologicalSorter({module: graph.find_modules_directly_imported_by(module) for module in graph.modules})
    order.prepare()  # raises a CycleError that names the modules
