import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchDocumento } from '../src/clientes/fetch-documento';
import { postEnvio } from '../src/envio/post-envio';
import { Receptor, type Manera } from './receptor';

const AQUI = ['127.0.0.1', '::1'];

let receptor: Receptor;
beforeAll(async () => {
  receptor = await Receptor.start();
});
afterAll(() => receptor.close());

const post = (url = receptor.url, permitidas: readonly string[] = AQUI) =>
  postEnvio({ url, headers: { 'webhook-id': 'msg_1' }, cuerpo: '{"type":"x"}', permitidas, esperaMs: 1_500 });

describe('sending once', () => {
  it.each<[Manera, object]>([
    ['bien', { status: 200, fallo: null, cuerpo: 'gracias' }],
    ['error', { status: 500, fallo: 'respuesta', cuerpo: '<h1>roto</h1>' }],
    ['redirige', { status: 302, fallo: 'redireccion' }],
    ['cierra', { status: null, fallo: 'conexion' }],
    ['enorme', { status: 200, fallo: null, cuerpo: 'x'.repeat(4_096) }],
    ['gotea', { status: 200, fallo: null }],
    ['calla', { status: null, fallo: 'tiempo' }],
  ])(
    'to a receiver that does «%s» takes its time at most, and says what came of it',
    async (manera, expected) => {
      receptor.manera = manera;
      const begun = performance.now();
      expect(await post()).toMatchObject(expected);
      expect(performance.now() - begun).toBeLessThan(5_000);
      expect(receptor.seguidas).toBe(0);
    },
  );

  it('reaches no internal address, by whichever name', async () => {
    receptor.manera = 'bien';
    const before = receptor.recibidos.length;
    const { port } = receptor;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '[::1]'])
      expect(await post(`http://${host}:${port}/gancho`, [])).toMatchObject({
        status: null,
        fallo: 'redInterna',
      });
    expect(await post(`http://127.0.0.1:${port}/gancho`, ['127.0.0.2', '10.0.0.0/8'])).toMatchObject({
      fallo: 'redInterna',
    });
    expect(receptor.recibidos).toHaveLength(before);
    expect(await post(`http://localhost:${port}/gancho`)).toMatchObject({ status: 200 });
  });

  it('reads a short document of a public address, and nothing else', async () => {
    const served = createServer((request, response) => {
      const [, path = ''] = request.url!.split('/');
      if (path === 'va') return void response.writeHead(302, { location: '/bien' }).end();
      const type = path === 'pagina' ? 'text/html' : 'application/json; charset=utf-8';
      response.writeHead(200, { 'content-type': type });
      if (path === 'calla') return void response.write('{');
      response.end(path === 'enorme' ? 'x'.repeat(5_121) : '{"a":1}');
    });
    await new Promise<void>((done) => served.listen(0, '127.0.0.1', done));
    const at = (path: string, host = '127.0.0.1') =>
      `http://${host}:${(served.address() as AddressInfo).port}/${path}`;
    const read = (path: string, permitidas = AQUI) => fetchDocumento(at(path), permitidas);
    expect(await read('bien')).toBe('{"a":1}');
    for (const path of ['va', 'pagina', 'enorme', 'calla'])
      expect([path, await read(path)]).toEqual([path, null]);
    expect(await read('bien', [])).toBeNull();
    for (const host of ['localhost', '[::ffff:127.0.0.1]'])
      expect(await fetchDocumento(at('bien', host), [])).toBeNull();
    served.closeAllConnections();
    await new Promise((done) => served.close(done));
  });

  it('says that a name does not exist', async () => {
    expect(await post('http://no-existe.invalid/x')).toMatchObject({ status: null, fallo: 'direccion' });
  });
});
