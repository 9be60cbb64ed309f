import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whyStopped } from './ready';

let server: Server | undefined;
afterEach(() => void server?.close());

async function answering(status: number, body: object): Promise<number> {
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

describe('why a service does not serve', () => {
  it.each([
    ['is what it says itself', 503, { listo: false, motivo: 'Los datos son de una versión posterior' }],
  ])('%s', async (_what, status, body) => {
    expect(await whyStopped(await answering(status, body))).toBe(body.motivo);
  });

  it.each([
    [
      'refuses whoever does not come through the gateway',
      403,
      { success: false, motivo: 'comun.sinPermiso' },
    ],
    ['is not ready yet', 503, { listo: false }],
    ['is ready', 200, { listo: true }],
  ])('is unknown while it %s', async (_what, status, body) => {
    expect(await whyStopped(await answering(status, body))).toBeNull();
  });

  it('is unknown while nothing listens', async () => {
    expect(await whyStopped(1)).toBeNull();
  });
});
