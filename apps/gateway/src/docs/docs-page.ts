import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js';
import { installPageHeaders } from '../seguridad/page-headers';

const UI_FILES = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

const PAGE = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de gestión de proyectos</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/inicio.js"></script>
</body>
</html>
`;

/** In its own file, because the content security policy allows no inline scripts. */
const START_SCRIPT = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#api', deepLinking: true, persistAuthorization: false });
`;

/** Swagger UI, from this server only. */
export async function docsPage(scope: FastifyInstance): Promise<void> {
  await installPageHeaders(scope);
  scope.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(PAGE),
  );
  scope.get('/api/docs/inicio.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(START_SCRIPT),
  );
  await scope.register(fastifyStatic, {
    root: swaggerUiFolder(),
    prefix: '/api/docs/',
    index: false,
    decorateReply: false,
    maxAge: '1d',
    allowedPath: (path) => UI_FILES.has(path),
  });
}
