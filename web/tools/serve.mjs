// Serves a built page from a folder.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

export async function served(folder) {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url, 'http://x').pathname.replace(/\/$/, '/index.html'));
    if (!existsSync(path)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' });
    createReadStream(path).pipe(response);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
