import { getModelToken } from '@nestjs/mongoose';
import {
  assertRoutesDeclareSchemaAndRight,
  newId,
  request,
  type RunningService,
  startService,
  type TestBroker,
  testBroker,
  testDatabase,
  type TestPerson,
} from '@pmp/testing';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTIFICACION_MODEL, type NotificacionDoc } from '../src/notificaciones/notificacion.model';

let broker: TestBroker;
let service: RunningService;
let ana: TestPerson;
let otra: TestPerson;
let _id: string;

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, token?: string) =>
  request(service.app)(method, path, { token });

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(() => import('../src/app.module').then((m) => m.AppModule), {
    database: await testDatabase(),
    broker,
  });
  ana = await service.people.person();
  otra = await service.people.person();
});

afterAll(async () => {
  await service.close();
  await broker.stop();
});

beforeEach(async () => {
  const model = service.app.get<Model<NotificacionDoc>>(getModelToken(NOTIFICACION_MODEL));
  await model.deleteMany({});
  const base = { usuario: ana._id, titulo: 'Hola', timestamp: new Date(), leida: false, regla: 'prueba' };
  const [first] = await model.insertMany([
    { ...base, tipo: 'equipo', mensaje: 'uno', accion: '/proyectos' },
    { ...base, tipo: 'proyecto', mensaje: 'dos', leida: true, accion: null },
  ]);
  _id = String(first?._id);
});

/** Each route, and what nobody, its person and somebody else are answered. */
const ROUTES = [
  ['GET', () => '/api/notificaciones', 401, 200, 200],
  ['GET', () => '/api/notificaciones/contador', 401, 200, 200],
  ['PUT', () => '/api/notificaciones/marcar-todas-leidas', 401, 200, 200],
  ['PUT', () => `/api/notificaciones/${_id}/leer`, 401, 200, 404],
  ['DELETE', () => `/api/notificaciones/${_id}`, 401, 200, 404],
] as const;

describe('route × role', () => {
  it('every route names its right and its schemas', () => {
    expect(() => assertRoutesDeclareSchemaAndRight(service.app)).not.toThrow();
  });

  it.each(ROUTES)('%s %s', async (method, path, nobody, owner, other) => {
    expect((await call(method, path())).status).toBe(nobody);
    expect((await call(method, path(), otra.token)).status).toBe(other);
    expect((await call(method, path(), ana.token)).status).toBe(owner);
  });
});

describe('list', () => {
  it('answers newest first, with the unread count', async () => {
    const { body } = await call('GET', '/api/notificaciones', ana.token);
    expect(body).toMatchObject({
      success: true,
      noLeidas: 1,
      notificaciones: [{ mensaje: 'dos' }, { mensaje: 'uno' }],
    });
  });

  it.each([
    ['no-leidas', ['uno']],
    ['proyecto', ['dos']],
    ['mencion', []],
  ])('filters by %s', async (filtro, mensajes) => {
    const { body } = await call('GET', `/api/notificaciones?filtro=${filtro}&limit=50`, ana.token);
    expect(body.notificaciones.map((n: { mensaje: string }) => n.mensaje)).toEqual(mensajes);
  });

  it('refuses an unknown filter and a malformed id in Spanish', async () => {
    const filtro = await call('GET', '/api/notificaciones?filtro=otras', ana.token);
    expect(filtro).toMatchObject({
      status: 400,
      body: { codigo: 'VALIDACION', message: 'El filtro no es válido' },
    });
    expect((await call('DELETE', '/api/notificaciones/xyz', ana.token)).status).toBe(400);
  });
});

describe('reading', () => {
  it('never counts below what the list says', async () => {
    expect((await call('PUT', `/api/notificaciones/${_id}/leer`, ana.token)).body.noLeidas).toBe(0);
    expect((await call('PUT', `/api/notificaciones/${_id}/leer`, ana.token)).body.noLeidas).toBe(0);
    expect((await call('GET', '/api/notificaciones/contador', ana.token)).body.contador).toBe(0);
  });

  it('leaves other people’s alone', async () => {
    await call('PUT', '/api/notificaciones/marcar-todas-leidas', otra.token);
    expect((await call('GET', '/api/notificaciones/contador', ana.token)).body.contador).toBe(1);
    expect((await call('PUT', `/api/notificaciones/${newId()}/leer`, ana.token)).status).toBe(404);
  });
});
