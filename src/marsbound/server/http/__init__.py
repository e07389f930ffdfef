"""How requests and sockets come in: routes, limits, the page's files."""
