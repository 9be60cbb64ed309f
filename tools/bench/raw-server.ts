import { createServer } from 'node:http';

/** The yardstick: the least work that Node can do for a request. */
const server = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'application/json' });
  reply.end('{"success":true}');
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listo'));
process.on('disconnect', () => process.exit());
