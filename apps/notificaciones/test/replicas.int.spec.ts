import { proyectoCreado, tareaAsignada } from '@pmp/contracts/proyectos';
import { sprintIniciado } from '@pmp/contracts/sprints';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { eventually, newId } from '@pmp/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from './world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const ROUNDS = 30;
/** Quicker than a person, slower than a loop that leaves the rules no turn at the mailbox. */
const BETWEEN_CLICKS_MS = 50;

it('two replicas, four rules and the person at once: all arrive once, and the last count sent is the list’s', async () => {
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
  // The last count sent must hold at every moment: reading goes on until nothing more arrives, and no longer.
  while ((await world.pending()) > 0) {
    await world.call('PUT', '/api/notificaciones/marcar-todas-leidas', ana.token);
    await delay(BETWEEN_CLICKS_MS);
  }
  expect(await world.model.countDocuments({ usuario: ana._id })).toBe(4 * ROUNDS);
  const { noLeidas } = await world.list(ana);
  await eventually(() => {
    const arrived = heard.filter(({ evento }) => evento === 'nueva_notificacion');
    expect(arrived).toHaveLength(4 * ROUNDS);
  });
  const counted = heard.reduce(
    (count, { evento, datos }) => (evento === 'nueva_notificacion' ? count + 1 : Number(datos['noLeidas'])),
    0,
  );
  expect(counted).toBe(noLeidas);
  await replica.app.close();
});
