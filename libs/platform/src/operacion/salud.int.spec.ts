import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cuttableDatabase,
  eventually,
  request,
  startService,
  testBroker,
  type CuttableDatabase,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import { probeModule } from '../../test/probe-service';

let broker: TestBroker;
let database: CuttableDatabase;
let service: RunningService;
let call: ReturnType<typeof request>;

beforeAll(async () => {
  broker = await testBroker();
  await broker.stop();
  database = await cuttableDatabase();
  service = await startService(async () => probeModule(), { database, broker });
  call = request(service.app);
});
afterAll(async () => {
  await database.mend();
  await service.close();
  await broker.dispose();
});

describe('a service', () => {
  it('starts, is ready and answers while the broker is away, and connects when it comes up', async () => {
    expect((await call('GET', '/salud')).body).toMatchObject({
      servicio: 'sonda',
      listo: true,
      base: true,
      broker: false,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    const ana = await service.people.person();
    expect((await call('GET', '/api/cosas/yo', { token: ana.token })).status).toBe(200);
    await broker.start();
    await eventually(async () => expect((await call('GET', '/salud')).body.broker).toBe(true));
  });

  it('notices when the broker is killed and when it returns', async () => {
    await broker.kill();
    await eventually(async () => expect((await call('GET', '/salud')).body.broker).toBe(false));
    expect((await call('GET', '/salud/listo')).status).toBe(200);
    await broker.start();
    await eventually(async () => expect((await call('GET', '/salud')).body.broker).toBe(true));
  });

  it('is alive but not ready while the database is away, answers 503, and recovers by itself', async () => {
    const ana = await service.people.person();
    await database.cut();
    await eventually(async () => expect((await call('GET', '/salud/listo')).status).toBe(503), {
      within: 8_000,
    });
    expect((await call('GET', '/salud/vivo')).status).toBe(200);
    expect((await call('GET', '/salud')).body).toMatchObject({ listo: false, base: false });

    const reply = await call('GET', '/api/cosas/yo', { token: ana.token });
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('1');
    expect(reply.body).toMatchObject({ success: false, codigo: 'NO_DISPONIBLE' });

    await database.mend();
    const ready = { listo: true, base: true };
    await eventually(async () => expect((await call('GET', '/salud')).body).toMatchObject(ready), {
      within: 15_000,
    });
    expect((await call('GET', '/api/cosas/yo', { token: ana.token })).status).toBe(200);
  });
});
