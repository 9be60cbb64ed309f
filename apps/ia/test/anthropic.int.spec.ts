import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { World } from './world';

const EVENTOS = [
  {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'claude',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 90, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Todo en orden.' } },
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: 10 },
  },
  { type: 'message_stop' },
];

const recibidas: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const servidor = createServer((request, response) => {
  recibidas.push({ url: request.url, headers: request.headers });
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(EVENTOS.map((e) => `event: ${e.type}\ndata: ${JSON.stringify(e)}\n\n`).join(''));
});

let world: World;
beforeAll(async () => {
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  world = await World.start({
    IA_PROVEEDOR: 'anthropic',
    IA_URL: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/v1`,
    IA_MODELO: 'claude',
    IA_CLAVE: 'clave-de-prueba',
  });
});
afterAll(async () => {
  await world.close();
  servidor.closeAllConnections();
  servidor.close();
});

it('also works with Anthropic’s protocol', async () => {
  const { body } = await world.as(world.member)('POST', '/ia/mensaje', { mensaje: '¿Cómo vamos?' });
  expect(body.mensaje).toMatchObject({ texto: 'Todo en orden.', motor: 'anthropic', aviso: null });
  expect(recibidas).toHaveLength(1);
  expect(recibidas[0]).toMatchObject({ url: '/v1/messages', headers: { 'x-api-key': 'clave-de-prueba' } });
});
