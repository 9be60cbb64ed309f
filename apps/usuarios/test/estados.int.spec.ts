import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { estadosDe, type StateDefinition } from '@pmp/contracts/common';
import { equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { newId } from '@pmp/testing';
import { startWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const ask = async (state: StateDefinition, question: { vistos?: object; personas?: string[] }) => {
  const body = JSON.stringify({ vistos: {}, ...question });
  const reply = await world.nats.request(estadosDe(state).subject, body);
  return reply.json<{ datos: { estados: { _id: string; version: number; datos: object | null }[] } }>().datos
    .estados;
};

it('answers how people and teams are now, to who has an older version or none', async () => {
  const ana = await world.person({ nombre: 'Ana' });
  const equipo = await world.team([[ana, 'admin']]);
  const expected = { _id: equipo, version: 1, datos: { nombre: 'Plataforma' } };

  expect(await ask(equipoEstado, { vistos: { [equipo]: 0 } })).toMatchObject([expected]);
  expect(await ask(equipoEstado, { personas: [ana._id] })).toMatchObject([expected]);
  expect(await ask(equipoEstado, { vistos: { [equipo]: 1 }, personas: [ana._id] })).toEqual([]);
  expect(await ask(usuarioEstado, { vistos: { [ana._id]: 0, [newId()]: 0 } })).toMatchObject([
    { _id: ana._id, version: 1, datos: { nombre: 'Ana', rol: 'usuario', estado: 'activo', sesion: 1 } },
  ]);
});

it('answers with a tombstone for a deleted team', async () => {
  const ana = await world.person();
  const equipo = await world.team([[ana, 'admin']]);
  await world.http('DELETE', `/api/equipos/${equipo}`, { token: ana.token });
  expect(await ask(equipoEstado, { vistos: { [equipo]: 1 } })).toEqual([
    { _id: equipo, version: 2, datos: null },
  ]);
});
