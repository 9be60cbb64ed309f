import { createReadStream } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

const DOCS_OFFSET = 200;
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const page = (name: string): string => `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>API de ${name}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#api', deepLinking: true });</script>
`;

function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { url, method, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (reply) => {
    answer.writeHead(reply.statusCode!, reply.headers);
    reply.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(503).end());
  asked.pipe(passed);
}

/**
 * The page of the API, which in the product is the gateway's, for a service alone; what is tried on it goes to the
 * service. Returns its address. It ends with this process.
 */
export async function serveDocs(name: string, port: number): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const server = createServer((asked, answer) => {
    const file = /^\/api\/docs\/([\w.-]+)$/.exec(asked.url ?? '')?.[1] ?? '';
    if (asked.url === '/api/docs') answer.setHeader('content-type', 'text/html').end(page(name));
    else if (FILES[file]) {
      answer.setHeader('content-type', FILES[file]);
      createReadStream(join(folder, file)).pipe(answer);
    } else passOn(port, asked, answer);
  });
  server.unref();
  const listening = once(server, 'listening');
  server.once('error', () => server.listen(0, '127.0.0.1'));
  server.listen(port + DOCS_OFFSET, '127.0.0.1');
  await listening.catch(() => once(server, 'listening'));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/docs`;
}
