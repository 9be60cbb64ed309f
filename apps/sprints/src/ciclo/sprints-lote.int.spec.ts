import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { planificarHistoria, type Sprint } from '@pmp/contracts/sprints';
import { CommandClient } from '@pmp/platform';
import { newId, World } from '../../test/world';

let world: World;
let proyecto: string;
let historias: [string, string, string, string];
let uno: Sprint;
let dos: Sprint;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  const backlog = await world.backlog([{}, {}, {}, {}]);
  proyecto = backlog.proyecto;
  historias = backlog.historias as typeof historias;
  uno = await world.sprint(proyecto, historias.slice(0, 2), { nombre: 'Uno' });
  dos = await world.sprint(proyecto, [historias[2]], { nombre: 'Dos' });
});

const plan = (destino: string | null, ids: string[], fields: object = {}) =>
  world.as(world.member)('PUT', '/sprints/lote', { proyecto, historias: ids, destino, ...fields });
const stored = async (): Promise<Record<string, string[]>> => {
  const { sprints } = (await world.as(world.member)('GET', `/sprints/proyecto/${proyecto}`)).body;
  return Object.fromEntries(
    (sprints as Sprint[]).map(({ nombre, historias: held }) => [nombre, held.map(({ _id }) => _id)]),
  );
};

describe('planning many stories in one call', () => {
  it('moves them from their sprints to another one, and returns the sprints that changed', async () => {
    const [a, b, c, d] = historias;
    const reply = await plan(dos._id, [b, c, d]);
    expect(reply.status).toBe(200);
    expect(reply.body.sprints.map(({ nombre, version }: Sprint) => [nombre, version])).toEqual([
      ['Uno', 2],
      ['Dos', 2],
    ]);
    expect(await stored()).toEqual({ Uno: [a], Dos: [b, c, d] });
    expect((await plan(dos._id, [b, c, d])).body.sprints).toEqual([]);
  });

  it('takes them out of their sprints when there is no destination', async () => {
    const [a, b, c, d] = historias;
    await plan(null, [a, c, d]);
    expect(await stored()).toEqual({ Uno: [b], Dos: [] });
  });

  it('tells a token that only proposes by which route it does', async () => {
    const proposes = world.service.people.withToken(world.member, 'proponer');
    const { status, body } = await world.as(proposes)('PUT', '/sprints/lote', {
      proyecto,
      historias,
      destino: null,
    });
    expect({ status, ...body }).toMatchObject({
      status: 403,
      motivo: 'comun.seProponeConOtraRuta',
      parametros: { ruta: 'PUT /api/historias/{id}/sprint' },
    });
  });

  it('changes nothing when one of them may not leave its sprint', async () => {
    await world.as(world.creator)('POST', `/sprints/${uno._id}/iniciar`);
    const before = await stored();
    const reply = await plan(dos._id, [historias[3], historias[0]]);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'No se pueden modificar las historias de un sprint que ya está en progreso o completado.',
    ]);
    expect((await plan(uno._id, [historias[3]])).status).toBe(409);
    expect(await stored()).toEqual(before);
  });

  it('changes the scope of the sprint in progress where that is asked for, and its report says so', async () => {
    const [a, b, c, d] = historias;
    await world.as(world.creator)('POST', `/sprints/${uno._id}/iniciar`);
    expect((await plan(dos._id, [a], { alcance: true })).status).toBe(200);
    expect((await plan(uno._id, [c, d], { alcance: true })).status).toBe(200);
    expect(await stored()).toEqual({ Uno: [b, c, d], Dos: [a] });
    const { alcance } = (await world.as(world.member)('GET', `/sprints/${uno._id}/informe`)).body;
    expect(alcance.cambios.map(({ motivo }: { motivo: string }) => motivo)).toEqual(['alcance', 'alcance']);
  });

  it('refuses stories of other projects, and changes nothing', async () => {
    const before = await stored();
    const foreign = await world.backlog();
    const elsewhere = await world.sprint(foreign.proyecto);
    expect((await plan(dos._id, [historias[0], foreign.historias[0]!])).status).toBe(400);
    expect((await plan(dos._id, [historias[0], newId()])).status).toBe(400);
    expect((await plan(elsewhere._id, [historias[0]])).body.errores[0].campo).toBe('destino');
    expect((await plan(newId(), [historias[0]])).body.errores[0].campo).toBe('destino');
    expect(await stored()).toEqual(before);
  });

  it('puts each story into one sprint when two people plan the same ones at once', async () => {
    const replies = await Promise.all([
      plan(uno._id, [...historias]),
      plan(dos._id, [...historias]),
      plan(uno._id, [...historias]),
      plan(dos._id, [...historias]),
    ]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    const held = Object.values(await stored());
    expect(held.flat().sort()).toEqual([...historias].sort());
    expect(held.map(({ length }) => length).sort()).toEqual([0, 4]);
  });
});

describe('planning one for the owner of the stories', () => {
  const ask = (fields: object) =>
    world.service.app.get(CommandClient).ask(planificarHistoria, {
      actor: world.member._id,
      proyecto,
      historia: historias[0],
      ...fields,
    } as never);

  it('moves it, into the sprint in progress too, and says where it was', async () => {
    await world.as(world.creator)('POST', `/sprints/${uno._id}/iniciar`);
    const [a, b, c] = historias;
    const moved = await ask({ destino: dos._id, desde: uno._id });
    expect(moved).toEqual({ sprint: { _id: dos._id, nombre: 'Dos' }, antes: uno._id });
    expect(await stored()).toEqual({ Uno: [b], Dos: [a, c] });
    expect(await ask({ destino: dos._id, desde: uno._id })).toMatchObject({ antes: dos._id });
    expect(await ask({ destino: null, desde: dos._id })).toEqual({ sprint: null, antes: dos._id });
    expect(await ask({ destino: uno._id })).toMatchObject({ antes: null });
    expect(await stored()).toEqual({ Uno: [a, b], Dos: [c] });
  });

  it('refuses what somebody has moved since, and changes nothing', async () => {
    const before = await stored();
    await expect(ask({ destino: dos._id, desde: null })).rejects.toMatchObject({
      motivo: 'sprints.historiaYaMovida',
    });
    await expect(ask({ destino: newId() })).rejects.toMatchObject({ motivo: 'sprints.destinoNoValido' });
    expect(await stored()).toEqual(before);
  });
});
