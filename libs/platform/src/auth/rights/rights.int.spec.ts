import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  newId,
  request,
  signToken,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import { probeModule } from '../../../test/probe-service';
import { CopyChanges } from '../../mongo/copy-changes';

const YO = '/api/cosas/yo';
/** The product promises that a withdrawn right stops working within this time. */
const PROMISED_MS = 1_000;

let broker: TestBroker;
let service: RunningService;
let call: ReturnType<typeof request>;

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(async () => probeModule(), { database: await testDatabase(), broker });
  call = request(service.app);
});
afterAll(async () => {
  await service.close();
  await broker.dispose();
});

describe('rights follow the local copies, not the token', () => {
  it('a demotion takes effect within a second', async () => {
    const ana = await service.people.person({ rol: 'admin' });
    expect((await call('POST', '/api/cosas/administrar', { token: ana.token })).status).toBe(201);
    await service.people.change('copia_usuarios', ana._id, { rol: 'usuario' });
    await eventually(
      async () => {
        const reply = await call('POST', '/api/cosas/administrar', { token: ana.token });
        expect(reply.status).toBe(403);
        expect(reply.body).toMatchObject({
          codigo: 'SIN_PERMISO',
          message: 'No tienes permiso para hacer esto',
        });
      },
      { within: PROMISED_MS },
    );
  });

  it.each([
    ['a deactivation', { estado: 'inactivo' }],
    ['a changed password', { sesion: 1 }],
    ['a deletion', { eliminado: true }],
  ])('%s ends every session within a second', async (_what, fields) => {
    const ana = await service.people.person();
    expect((await call('GET', YO, { token: ana.token })).status).toBe(200);
    await service.people.change('copia_usuarios', ana._id, fields);
    await eventually(
      async () => {
        const reply = await call('GET', YO, { token: ana.token });
        expect(reply.status).toBe(401);
        expect(reply.body.message).toBe('Sesión expirada. Por favor, inicia sesión nuevamente.');
      },
      { within: PROMISED_MS },
    );
  });

  it("a single closed session ends within a second, while the person's others stay open", async () => {
    const ana = await service.people.person();
    const sign = (sid: string) => signToken(service.people.key, { sub: ana._id, claims: { sid } });
    const statusOf = async (sid: string) => (await call('GET', YO, { token: sign(sid) })).status;
    expect([await statusOf('perdida'), await statusOf('otra')]).toEqual([200, 200]);
    await service.people.change('copia_usuarios', ana._id, { sesionesCerradas: ['perdida'] });
    await eventually(async () => expect(await statusOf('perdida')).toBe(401), { within: PROMISED_MS });
    expect(await statusOf('otra')).toBe(200);
  });

  it('a token signed after the password change is accepted', async () => {
    const ana = await service.people.person({ sesion: 3 });
    expect(
      (await call('GET', YO, { token: signToken(service.people.key, { sub: ana._id, ses: 2 }) })).status,
    ).toBe(401);
    expect(
      (await call('GET', YO, { token: signToken(service.people.key, { sub: ana._id, ses: 3 }) })).status,
    ).toBe(200);
    expect(
      (await call('GET', YO, { token: signToken(service.people.key, { sub: ana._id, ses: 4 }) })).status,
    ).toBe(200);
  });

  it('a change applied by this process takes effect at once', async () => {
    const ana = await service.people.person({ rol: 'admin' });
    await call('GET', YO, { token: ana.token });
    await service.people.change('copia_usuarios', ana._id, { rol: 'usuario' });
    expect((await call('GET', YO, { token: ana.token })).body.caller.rol).toBe('admin');
    service.app.get(CopyChanges).announce('copia_usuarios', [ana._id]);
    expect((await call('GET', YO, { token: ana.token })).body.caller.rol).toBe('usuario');
  });

  it("a caller's teams carry the role in each, and leave out deleted teams", async () => {
    const ana = await service.people.person();
    const otra = await service.people.person();
    const uno = await service.people.team({ [ana._id]: 'admin', [otra._id]: 'miembro' });
    const dos = await service.people.team({ [otra._id]: 'admin', [ana._id]: 'miembro' });
    const borrado = await service.people.team({ [ana._id]: 'admin' });
    await service.people.change('copia_equipos', borrado, { eliminado: true });
    const { body } = await call('GET', YO, { token: ana.token });
    expect(body.caller.equipos).toEqual({ [uno]: 'admin', [dos]: 'miembro' });
  });
});

describe('routes', () => {
  it('hides a team from an outsider exactly as if it did not exist', async () => {
    const ana = await service.people.person();
    const suyo = await service.people.team({ [ana._id]: 'miembro' });
    const ajeno = await service.people.team({ [newId()]: 'admin' });
    const refused = await call('GET', `/api/cosas/equipo/${ajeno}`, { token: ana.token });
    const absent = await call('GET', `/api/cosas/equipo/${newId()}`, { token: ana.token });
    expect((await call('GET', `/api/cosas/equipo/${suyo}`, { token: ana.token })).status).toBe(200);
    expect(refused.status).toBe(404);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });

  it('rejects an anonymous caller before it validates the path', async () => {
    expect((await call('GET', '/api/cosas/equipo/nada')).status).toBe(401);
    const ana = await service.people.person();
    const reply = await call('GET', '/api/cosas/equipo/nada', { token: ana.token });
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe('El identificador no es válido');
  });

  it('rejects everybody on a route that declares no right', async () => {
    const admin = await service.people.person({ rol: 'admin' });
    expect((await call('GET', '/api/cosas/sin-derecho', { token: admin.token })).status).toBe(403);
  });
});
