import { createReadStream } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
  // No connection is kept: after a reload it would be one to a process that is gone.
  const passed = request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }, (reply) => {
    answer.writeHead(reply.statusCode!, reply.headers);
    reply.pipe(answer);
  });
  passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(503).end()));
  asked.pipe(passed);
}

/**
 * Listens on the port of a service alone and passes on to `inner`, where it runs. The page of its API, which in the
 * product is the gateway's, is there too, and what is tried on it goes to the service. It ends with this process.
 */
export async function standInFront(name: string, port: number, inner: number): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const server = createServer((asked, answer) => {
    const file = /^\/api\/docs\/([\w.-]+)$/.exec(asked.url ?? '')?.[1] ?? '';
    if (asked.url === '/api/docs') answer.setHeader('content-type', 'text/html').end(page(name));
    else if (FILES[file]) {
      answer.setHeader('content-type', FILES[file]);
      createReadStream(join(folder, file)).pipe(answer);
    } else passOn(inner, asked, answer);
  });
  server.unref();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
