import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { proyectoCreado, tareaAsignada } from '@pmp/contracts/proyectos';
import { sprintIniciado } from '@pmp/contracts/sprints';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { eventually, newId } from '@pmp/testing';
import { World } from './world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const ROUNDS = 30;
const SLOW_MACHINE = { within: 15_000 };

it('with two replicas, four rules and the person at once, all arrive once and a listening tab counts what the list has', async () => {
  const replica = await world.replica();
  const ana = await world.person();
  const equipo = await world.service.people.team({ [ana._id]: 'miembro' });
  const heard = await world.listen(ana._id);
  const tell = async () => {
    const proyecto = { _id: newId(), nombre: 'P', clave: 'P', equipo };
    const sprint = { _id: newId(), nombre: 'S', numero: 1, proyecto: newId(), equipo };
    const tarea = { _id: newId(), titulo: 'T', proyecto: newId(), historia: newId() };
    await Promise.all([
      world.tell(proyectoCreado, proyecto),
      world.tell(sprintIniciado, sprint),
      world.tell(tareaAsignada, { ...tarea, asignado: ana._id, anterior: null }),
      world.tell(miembroAnadido, { equipo, nombreEquipo: 'E', usuario: ana._id, rol: 'miembro' }),
    ]);
  };
  await Promise.all(Array.from({ length: ROUNDS }, tell));
  // An open tab counts again whenever it hears of a change, and it hears of everything that changes after it has
  // counted.
  let counted = 0;
  // An event may be sent twice; the second time it says nothing new.
  const told = () =>
    new Set(heard.filter(({ evento }) => evento === 'nueva_notificacion').map(({ datos }) => datos['_id']));
  const recount = async () => {
    const known = heard.length;
    counted = (await world.call('GET', '/api/notificaciones/contador', ana.token)).body.contador;
    return known;
  };
  const tab = eventually(async () => {
    const known = await recount();
    expect(await world.pending()).toBe(0);
    expect(told().size).toBe(4 * ROUNDS);
    expect(heard).toHaveLength(known);
  }, SLOW_MACHINE);
  // Without a pause: the person's changes must not keep the rules from their turn.
  while ((await world.pending()) > 0) {
    await world.call('PUT', '/api/notificaciones/marcar-todas-leidas', ana.token);
  }
  await tab;
  expect(told().size).toBe(4 * ROUNDS);
  expect(await world.model.countDocuments({ usuario: ana._id })).toBe(4 * ROUNDS);
  expect(counted).toBe((await world.list(ana)).noLeidas);
  await replica.app.close();
});
