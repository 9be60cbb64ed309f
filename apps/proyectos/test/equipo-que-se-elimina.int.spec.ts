import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { equipoEstado, reabrirEquipo } from '@pmp/contracts/usuarios';
import { CopyChanges } from '@pmp/platform';
import { TestOwners } from '@pmp/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { papeleraOf } from './papelera';
import { newId, World } from './world';

const ROUNDS = 200;

let world: World;
let usuarios: NatsConnection;
let owners: TestOwners;
let equipos: Awaited<ReturnType<TestOwners['own']>>;
/** Deletions that were given up, and teams that are gone, as the owner of teams knows them. */
const givenUp = new Set<string>();
const gone = new Set<string>();
beforeAll(async () => {
  world = await World.start();
  usuarios = await connect({ servers: world.broker.url });
  usuarios.subscribe(reabrirEquipo.subject, {
    callback: (_error, message) => {
      const { equipo, cierre } = message.json<{ equipo: string; cierre: string }>();
      const existe = !gone.has(equipo);
      if (existe) givenUp.add(cierre);
      message.respond(JSON.stringify({ datos: { existe } }));
    },
  });
  await usuarios.flush();
  owners = await TestOwners.start(world.broker.url);
  equipos = await owners.own(equipoEstado);
});
afterAll(async () => {
  await owners.close();
  await usuarios.close();
  await world.close();
});

const newTeam = async (): Promise<string> => {
  const equipo = await world.service.people.team({ [world.creator._id]: 'admin' });
  world.service.app.get(CopyChanges).announce('copia_equipos', [equipo]);
  return equipo;
};
const create = (equipo: string) =>
  world.as(world.creator)('POST', '/proyectos', { nombre: 'Tienda', clave: newId().slice(-8), equipo });
const close = async (equipo: string, cierre: string) =>
  (await world.command('cerrar-equipo', { equipo, cierre }))['datos'] as { proyectos: number };
/** As the owner of teams deletes one. */
const deleteTeam = async (equipo: string): Promise<boolean> => {
  const cierre = newId();
  const { proyectos } = await close(equipo, cierre);
  if (proyectos > 0 || givenUp.has(cierre)) return false;
  gone.add(equipo);
  equipos(null, { _id: equipo, version: 2 });
  return true;
};

const { restore, remove } = papeleraOf(() => world);

describe('a team that is being deleted', () => {
  it(`has no project afterwards, in ${ROUNDS} races between its deletion and a first project`, async () => {
    const outcomes = { eliminado: 0, conProyecto: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const equipo = await newTeam();
      const [reply, deleted] = await Promise.all([create(equipo), deleteTeam(equipo)]);
      expect(deleted ? [400, 403] : [201]).toContain(reply.status);
      outcomes[deleted ? 'eliminado' : 'conProyecto']++;
    }
    expect(outcomes.eliminado + outcomes.conProyecto).toBe(ROUNDS);
  }, 120_000);

  it('counts its projects, also those that are coming back from the trash, and not those in it', async () => {
    const equipo = await newTeam();
    const { _id } = await world.proyecto({ equipo });
    expect(await close(equipo, newId())).toEqual({ proyectos: 1 });
    await remove(`/proyectos/${_id}`);
    await world.collection('papelera').updateOne({ titulo: 'Tienda' }, { $set: { estado: 'restaurando' } });
    expect(await close(equipo, newId())).toEqual({ proyectos: 1 });
    await world.collection('papelera').updateOne({ titulo: 'Tienda' }, { $set: { estado: 'guardado' } });
    expect(await close(equipo, newId())).toEqual({ proyectos: 0 });
  });

  it('is open again to a project when its deletion came to nothing', async () => {
    const equipo = await newTeam();
    await close(equipo, newId());
    expect((await create(equipo)).status).toBe(201);
    expect(await world.collection('equipos_cerrados').countDocuments({ _id: equipo as never })).toBe(0);
  });

  it('takes no project back from the trash when it is gone, though the copy still has it', async () => {
    const equipo = await newTeam();
    const restored = await world.proyecto({ equipo });
    await remove(`/proyectos/${restored._id}`);
    expect(await deleteTeam(equipo)).toBe(true);

    const back = await restore(restored._id);
    expect([back.status, back.body.message]).toEqual([
      409,
      'El equipo del proyecto ya no existe. Selecciona otro equipo para restaurarlo.',
    ]);
    expect((await restore(restored._id, world.admin, { equipo: world.team })).status).toBe(200);
  });

  it('lets no project be created in it or moved to it either', async () => {
    for (const [method, path] of [
      ['POST', () => '/proyectos'],
      ['PUT', async () => `/proyectos/${(await world.proyecto())._id}`],
    ] as const) {
      const url = await path();
      const equipo = await newTeam();
      expect(await deleteTeam(equipo)).toBe(true);
      const body = { nombre: 'Tienda', clave: newId().slice(-8), equipo };
      const { status, body: reply } = await world.as(world.creator)(method, url, body);
      expect([status, reply.message]).toEqual([400, 'El equipo no existe']);
    }
  });

  it('lets no project in while the owner of teams does not answer', async () => {
    const equipo = await newTeam();
    await close(equipo, newId());
    await usuarios.close();
    expect((await create(equipo)).status).toBe(503);
  });

  it('holds up no project of another team, nor a change of its own that puts no project into it', async () => {
    const [busy, other] = [await newTeam(), await newTeam()];
    const { _id } = await world.proyecto({ equipo: busy });
    const session = await world.service.connection.startSession();
    session.startTransaction();
    const turn = { _id: `equipo:${busy}` as never };
    await world.collection('revisiones').updateOne(turn, { $inc: { valor: 1 } }, { session, upsert: true });
    expect((await create(other)).status).toBe(201);
    const nombre = { nombre: 'Otra tienda' };
    expect((await world.as(world.creator)('PUT', `/proyectos/${_id}`, nombre)).status).toBe(200);
    const entering = create(busy);
    const first = await Promise.race([entering, delay(300, 'held up')]);
    expect(first).toBe('held up');
    await session.commitTransaction();
    expect((await entering).status).toBe(201);
  });
});
