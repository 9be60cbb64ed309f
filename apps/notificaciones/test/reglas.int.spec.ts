import type { FactDefinition } from '@pmp/contracts/common';
import { proyectoActualizado, proyectoCreado, proyectoEliminado } from '@pmp/contracts/proyectos';
import { miembroAnadido, miembroRetirado } from '@pmp/contracts/usuarios';
import { UnitOfWork, withCorrelation } from '@pmp/platform';
import {
  eventually,
  newId,
  request,
  type RunningService,
  startService,
  type TestBroker,
  testBroker,
  testDatabase,
} from '@pmp/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let broker: TestBroker;
let service: RunningService;

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(() => import('../src/app.module').then((m) => m.AppModule), {
    database: await testDatabase(),
    broker,
  });
});

afterAll(async () => {
  await service.close();
  await broker.stop();
});

/** What another service would publish, through the same outbox. */
const publish = <T extends FactDefinition>(fact: T, datos: unknown, actor: string | null) =>
  withCorrelation(
    newId(),
    () =>
      service.app.get(UnitOfWork).run(async (tx) => {
        tx.fact(fact, datos as never);
      }),
    actor,
  );

const listFor = async (token: string) =>
  (await request(service.app)('GET', '/api/notificaciones', { token })).body;

const proyecto = (equipo: string) => ({ _id: newId(), nombre: 'Tienda', clave: 'TIENDA', equipo });

describe('rules of teams', () => {
  it('tells a person who was added by somebody else, once, with an unread count', async () => {
    const ana = await service.people.person();
    const datos = { equipo: newId(), nombreEquipo: 'Comercio', usuario: ana._id, rol: 'miembro' };
    await publish(miembroAnadido, datos, newId());
    const body = await eventually(async () => {
      const answer = await listFor(ana.token);
      expect(answer.noLeidas).toBe(1);
      return answer;
    });
    expect(body.notificaciones).toEqual([
      expect.objectContaining({
        tipo: 'equipo',
        titulo: 'Nuevo equipo',
        mensaje: 'Ahora formas parte del equipo «Comercio».',
        leida: false,
      }),
    ]);
  });

  it('says nothing about one’s own action, and says when one was removed', async () => {
    const eva = await service.people.person();
    const equipo = { equipo: newId(), nombreEquipo: 'Datos', usuario: eva._id };
    await publish(miembroAnadido, { ...equipo, rol: 'admin' }, eva._id);
    await publish(miembroRetirado, equipo, newId());
    await eventually(async () => {
      const { notificaciones } = await listFor(eva.token);
      expect(notificaciones.map((n: { titulo: string }) => n.titulo)).toEqual(['Has salido de un equipo']);
    });
  });
});

describe('rules of projects', () => {
  it('tells the rest of the team of a new, a paused and a deleted project, and not of other changes', async () => {
    const [ana, luis] = [await service.people.person(), await service.people.person()];
    const equipo = await service.people.team({ [ana._id]: 'admin', [luis._id]: 'miembro' });
    const datos = proyecto(equipo);
    const update = { ...datos, cambios: ['estado'], estado: 'pausado', estadoAnterior: 'activo' };
    await publish(proyectoCreado, datos, ana._id);
    await publish(proyectoActualizado, { ...update, cambios: ['nombre'], estado: 'activo' }, ana._id);
    await publish(proyectoActualizado, update, ana._id);
    await publish(proyectoEliminado, datos, ana._id);
    await eventually(async () => {
      const { notificaciones } = await listFor(luis.token);
      expect(notificaciones.map((n: { titulo: string }) => n.titulo).sort()).toEqual([
        'Cambio de estado',
        'Nuevo proyecto',
        'Proyecto eliminado',
      ]);
    });
    expect((await listFor(ana.token)).notificaciones).toEqual([]);
  });
});
