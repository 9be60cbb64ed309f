import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, testBroker, testDatabase, type RunningService, type TestBroker } from '@pmp/testing';
import { probeModule } from '../../test/probe-service';
import { ConfigError } from '../config/config';
import { mayReadMetrics } from './service-door';

const NEW = 'el-secreto-nuevo-del-gateway';
const OLD = 'el-secreto-viejo-del-gateway';
const METRICS_KEY = 'la-clave-de-las-metricas';

let broker: TestBroker;
let service: RunningService;
beforeAll(async () => {
  broker = await testBroker();
  service = await startService(async () => probeModule(), {
    database: await testDatabase(),
    broker,
    env: { SECRETO_GATEWAY: `${NEW}, ${OLD}`, METRICAS_CLAVE: METRICS_KEY },
  });
});
afterAll(async () => {
  await service.close();
  await broker.dispose();
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, payload, headers: sent } = await service.app.inject({ method: 'GET', url, headers });
  return { status: statusCode, text: payload, headers: sent };
};

describe('a service with a secret', () => {
  it.each([NEW, OLD])('answers who shows %s', async (secret) => {
    const { status } = await get('/api/cosas/abierta', { 'x-pmp-gateway': secret });
    expect(status).toBe(200);
  });

  it.each(['/api/cosas/abierta', '/api/docs-json', '/salud', '/operacion', '/api/nada', '/'])(
    'answers nobody else at %s',
    async (url) => {
      const strangers: Record<string, string>[] = [
        {},
        { 'x-pmp-gateway': '' },
        { 'x-pmp-gateway': `${NEW},${OLD}` },
      ];
      for (const headers of strangers) {
        const { status, text, headers: sent } = await get(url, headers);
        expect({ status, codigo: (JSON.parse(text) as { codigo: string }).codigo }).toEqual({
          status: 403,
          codigo: 'SIN_PERMISO',
        });
        expect(sent['x-request-id']).toBeDefined();
      }
    },
  );

  it.each(['/salud/vivo', '/salud/listo'])('tells probes yes or no at %s', async (url) => {
    const { status, text } = await get(url);
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(text) as object)).toHaveLength(1);
  });

  it('says of what is meant for another service that nothing was done, also to a probe', async () => {
    for (const url of ['/api/cosas/abierta', '/salud/listo']) {
      const headers = { 'x-pmp-gateway': NEW, 'x-pmp-servicio': 'otro' };
      expect(await get(url, headers)).toMatchObject({ status: 421, text: '' });
      expect((await get(url, { ...headers, 'x-pmp-servicio': 'sonda' })).status).toBe(200);
    }
  });

  it('shows metrics to the key alone, not even to the gateway', async () => {
    expect((await get('/metrics', { authorization: `Bearer ${METRICS_KEY}` })).text).toContain(
      'http_peticion',
    );
    const strangers: Record<string, string>[] = [
      {},
      { 'x-pmp-gateway': NEW },
      { authorization: `Bearer ${NEW}` },
    ];
    for (const headers of strangers) {
      expect((await get('/metrics', headers)).status).toBe(401);
    }
  });
});

describe('without a secret', () => {
  it('a service listens to this machine alone', async () => {
    const open = startService(async () => probeModule(), {
      database: await testDatabase(),
      broker,
      env: { SECRETO_GATEWAY: '', HOST: '0.0.0.0' },
    });
    await expect(open).rejects.toThrow(ConfigError);
    delete process.env['HOST'];
  });

  it('metrics are for this machine alone', () => {
    const open = { METRICAS_CLAVE: undefined };
    expect(mayReadMetrics(open, undefined, '127.0.0.1')).toBe(true);
    expect(mayReadMetrics(open, undefined, '10.0.0.7')).toBe(false);
  });
});
