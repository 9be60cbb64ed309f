import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { importacionConSprint, importacionDeshecha } from '@pmp/contracts/proyectos';
import type { Sprint } from '@pmp/contracts/sprints';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const _id = newId();
const sprintsOf = async (proyecto: string): Promise<Sprint[]> =>
  (await world.as(world.member)('GET', `/sprints/proyecto/${proyecto}`)).body['sprints'] as Sprint[];
const has = (proyecto: string, historias: string[][]) =>
  eventually(async () => {
    const sprints = await sprintsOf(proyecto);
    expect(sprints.map((one) => one.historias.map((historia) => historia._id))).toEqual(historias);
    return sprints;
  });

it('an import brings sprints, fills what is there, and takes along what nobody has touched', async () => {
  const { proyecto, historias } = await world.backlog([{}, {}, {}, {}]);
  const [uno, dos, tres, cuatro] = historias as [string, string, string, string];
  const mine = await world.sprint(proyecto, [dos], { nombre: 'Ya estaba' });
  const bring = (sprint: string, stories: string[], cerrado = false) => {
    const size = { puntos: 3, historias: stories.length };
    return world.proyectos.fact(importacionConSprint.subject, {
      _id,
      proyecto,
      autor: world.member._id,
      sprint: {
        _id: sprint,
        nombre: `Sprint ${sprint.slice(-3)}`,
        fechaInicio: '2024-03-04T00:00:00.000Z',
        fechaFin: '2024-03-15T00:00:00.000Z',
        cerrado: cerrado ? { compromiso: size, resultado: size } : null,
      },
      historias: stories,
    });
  };
  const [over, open] = [newId(), newId()];
  bring(over, [uno], true);
  await has(proyecto, [[dos], [uno]]);
  // The second of them is in an unfinished sprint already.
  bring(open, [tres, dos]);
  await has(proyecto, [[dos], [uno], [tres]]);
  bring(mine._id, [cuatro]);
  const sprints = await has(proyecto, [[dos, cuatro], [uno], [tres]]);
  expect(sprints[1]).toMatchObject({ estado: 'completado', cerrado: '2024-03-15T00:00:00.000Z' });
  expect(sprints[2]).toMatchObject({ estado: 'pendiente', numero: 3 });
  const { body } = await world.as(world.member)('GET', `/sprints/${over}/informe`);
  expect(JSON.stringify(body)).toContain('"completados":3');
  // The same again changes nothing.
  bring(open, [tres]);

  await world.as(world.member)('PUT', `/sprints/${open}`, { objetivo: 'Lo de marzo' });
  world.proyectos.fact(importacionDeshecha.subject, {
    _id,
    titulo: 'jira.csv',
    origen: 'jira',
    proyecto,
    detalle: [],
    sprints: [over, open, mine._id],
  });
  const left = await has(proyecto, [[dos, cuatro], [tres]]);
  expect(left.map(({ _id: sprint }) => sprint)).toEqual([mine._id, open]);
});
