import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { Broker, UnitOfWork } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { startWorld, type World } from '../../test/world';
import { ProyectosRepository } from './proyectos.repository';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('counts a team’s project from its first state until its tombstone', async () => {
  expect(world.app.get(Broker).connection).not.toBeNull();
  const [id, equipo] = [newId(), newId()];
  const count = () => world.app.get(ProyectosRepository).countByEquipo(equipo);
  const say = (version: number, datos: object | null) =>
    world.app.get(UnitOfWork).run(async (tx) => tx.state(proyectoEstado, id, version, datos as never));
  await say(1, {
    nombre: 'Portal',
    clave: 'POR',
    estado: 'activo',
    prioridad: 'media',
    fechaInicio: '2026-11-20T00:00:00.000Z',
    fechaFin: null,
    createdAt: '2026-11-20T18:00:00.000Z',
    equipo,
    creador: null,
  });
  await eventually(async () => expect(await count()).toBe(1));
  await say(2, null);
  await eventually(async () => expect(await count()).toBe(0));
});
