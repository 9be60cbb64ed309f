import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Cupo } from '@pmp/contracts/common';
import { forjaAvance } from '@pmp/contracts/integraciones';
import type { Epica, Historia, Propuesta } from '@pmp/contracts/proyectos';
import { consultarCupos, erroresSprints, planificarHistoria } from '@pmp/contracts/sprints';
import { eventually, type TestPerson } from '@pmp/testing';
import { newId, World } from './world';

let world: World;
let connection: NatsConnection;
let boards: Subscription;
let cupos: Cupo[] = [];
let epica: Epica;
let made: Historia[];

/** Plays `sprints`, which has the columns. */
const answer = (): Subscription =>
  connection.subscribe(consultarCupos.subject, {
    callback: (_error, message) => void message.respond(JSON.stringify({ datos: { cupos } })),
  });
const EN_PROGRESO = [{ estado: 'en progreso' as const, columnas: [], salvo: true }];
const limit = (fields: Partial<Cupo> = {}): Cupo => ({
  columna: newId(),
  nombre: 'En progreso',
  dentro: EN_PROGRESO,
  entre: null,
  maximo: 1,
  por: 'tarjetas',
  ...fields,
});

beforeAll(async () => {
  world = await World.start();
  connection = await connect({ servers: world.broker.url });
  boards = answer();
  await connection.flush();
});
afterAll(async () => {
  await connection.close();
  await world.close();
});
beforeEach(async () => {
  cupos = [limit()];
  epica = await world.epica((await world.proyecto())._id);
  made = [];
  for (const titulo of ['A', 'B', 'C', 'D']) made.push(await world.historia(epica, { titulo, puntos: 3 }));
});

const idOf = (titulo: string) => made.find((one) => one.titulo === titulo)!._id;
const begin = (titulo: string, estado = 'en progreso') =>
  world.as(world.member)('PUT', `/historias/${idOf(titulo)}`, { estado });
const lote = (...titulos: string[]) =>
  world.as(world.member)('PUT', '/historias/lote', {
    ids: titulos.map(idOf),
    cambios: { estado: 'en progreso' },
  });
const started = async (): Promise<string> => {
  const { historias } = (await world.as(world.member)('GET', `/historias/proyecto/${epica.proyecto}`)).body;
  return (historias as Historia[])
    .filter(({ estado }) => estado === 'en progreso')
    .map(({ titulo }) => titulo)
    .join('');
};
const FULL = {
  status: 409,
  body: {
    motivo: 'proyectos.columnaLlena',
    message: 'La columna «En progreso» está llena: su límite de tarjetas es 1',
    errores: [{ campo: 'estado' }],
  },
};

describe('a column that refuses what does not fit', () => {
  it('refuses a change of state, and one that leaves frees its place', async () => {
    expect((await begin('A')).status).toBe(200);
    expect(await begin('B')).toMatchObject(FULL);
    // It stays where it is, and other fields of it may be changed.
    expect((await begin('A')).status).toBe(200);
    await begin('A', 'completada');
    expect((await begin('B')).status).toBe(200);
    // Undoing is a change of state too.
    expect(await begin('A')).toMatchObject(FULL);
  });

  it('counts many that change together, and lets in all or none', async () => {
    cupos = [limit({ maximo: 2 })];
    expect((await lote('A', 'B', 'C')).body.motivo).toBe('proyectos.columnaLlena');
    expect(await started()).toBe('');
    expect((await lote('A', 'B')).status).toBe(200);
    expect((await lote('A', 'B')).status).toBe(200);
  });

  it('lets one of many who come at once have the last place', async () => {
    const replies = await Promise.all([begin('A'), begin('B'), begin('C'), lote('D')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await started()).toHaveLength(1);
  });

  it('counts points where its limit is in points, and only what is on its board', async () => {
    cupos = [limit({ por: 'puntos', maximo: 5, entre: [idOf('A'), idOf('B')] })];
    expect([(await begin('A')).status, (await begin('C')).status]).toEqual([200, 200]);
    expect((await begin('B')).body.motivo).toBe('proyectos.columnaSinPuntos');
  });

  it('refuses a proposal that is accepted, with the reason', async () => {
    const agent = world.service.people.withToken(world.creator, 'proponer');
    await world.as(agent)('PUT', `/historias/${idOf('B')}`, { estado: 'en progreso' });
    await begin('A');
    const { propuestas } = (await world.as(world.member)('GET', `/propuestas?proyecto=${epica.proyecto}`))
      .body;
    const [propuesta] = propuestas as [Propuesta];
    const decided = await world.as(world.member)('POST', `/propuestas/${propuesta._id}/decidir`, {
      tomar: propuesta.cambios.map(({ _id }) => _id),
    });
    expect([decided.status, decided.body.message]).toEqual([409, expect.stringContaining('está llena')]);
    expect(await started()).toBe('A');
  });

  it('does not hold up what is new, what happened in the code, nor anything while its owner does not answer', async () => {
    await begin('A');
    expect(await world.historia(epica, { titulo: 'Nueva', estado: 'en progreso' })).toMatchObject({
      estado: 'en progreso',
    });
    const [numero, dueno] = [Number(made[1]!.clave.split('-').at(-1)), world.teamAdmin._id];
    const datos = { forja: newId(), dueno, proyecto: epica.proyecto, numero, senal: 'fusionada' };
    const envelope = { id: `${newId()}:0`, ocurrido: new Date().toISOString(), correlacion: newId() };
    const hecho = { ...envelope, actor: dueno, datos: { ...datos, estado: 'en progreso' } };
    connection.publish(forjaAvance.subject, JSON.stringify(hecho));
    await eventually(async () => expect(await started()).toContain('B'));
    boards.unsubscribe();
    await connection.flush();
    expect((await begin('C')).status).toBe(200);
    boards = answer();
  });
});

describe('a story that is moved to another sprint', () => {
  let agent: TestPerson;
  /** In which sprint each story is, as `sprints` has it. */
  const held = new Map<string, string | null>();
  beforeAll(async () => {
    agent = world.service.people.withToken(world.creator, 'proponer');
    connection.subscribe(planificarHistoria.subject, {
      callback: (_error, message) => {
        const { historia, destino, desde } = message.json<Record<string, string | null>>();
        const now = held.get(historia!) ?? null;
        const isTooLate = desde !== undefined && now !== desde && now !== destino;
        if (!isTooLate) held.set(historia!, destino!);
        const sprint = destino === null ? null : { _id: destino, nombre: 'El siguiente' };
        const { motivo, kind } = erroresSprints.historiaYaMovida;
        const reply = isTooLate
          ? { error: { motivo, kind, message: 'Alguien la ha llevado entretanto a otro sprint' } }
          : { datos: { sprint, antes: now } };
        message.respond(JSON.stringify(reply));
      },
    });
    await connection.flush();
  });

  const propose = async (url: string, body: object, why = '') =>
    expect((await world.as(agent)('PUT', url, body, { 'x-motivo': encodeURIComponent(why) })).status).toBe(
      202,
    );
  const openOf = async (proyecto: string): Promise<Propuesta> =>
    (await world.as(world.member)('GET', `/propuestas?proyecto=${proyecto}`)).body.propuestas[0];
  const decide = (id: string, tomar: string[]) =>
    world.as(world.member)('POST', `/propuestas/${id}/decidir`, { tomar });
  const undo = (id: string) => world.as(world.member)('POST', `/propuestas/${id}/deshacer`, {});
  const all = ({ cambios }: Propuesta) => cambios.map(({ _id }) => _id);

  const prepared = async () => {
    const { proyecto, historia, epica } = await world.tree();
    const from = await world.sprint(proyecto._id, [historia._id], {
      nombre: 'Este',
      estado: 'en progreso',
    });
    const to = await world.sprint(proyecto._id, [], { nombre: 'El siguiente' });
    held.set(historia._id, from);
    return { proyecto, epica, historia, from, to, url: `/historias/${historia._id}/sprint` };
  };

  it('once somebody accepts it, and back', async () => {
    const { proyecto, historia, from, to, url } = await prepared();
    await propose(url, { sprint: null, version: 1 });
    await propose(url, { sprint: to, version: 1 }, 'Espera a otra');
    const open = await openOf(proyecto._id);
    expect(open.cambios).toMatchObject([
      {
        accion: 'planificar',
        clave: historia.clave,
        motivo: 'Espera a otra',
        campos: [{ campo: 'sprint', de: 'Este', a: 'El siguiente' }],
        choca: false,
      },
    ]);
    expect(held.get(historia._id)).toBe(from);
    expect((await decide(open._id, all(open))).body.propuesta).toMatchObject({
      estado: 'decidida',
      cambios: [{ situacion: 'tomado' }],
    });
    expect(held.get(historia._id)).toBe(to);
    expect((await undo(open._id)).body.propuesta.cambios).toMatchObject([{ situacion: 'deshecho' }]);
    expect(held.get(historia._id)).toBe(from);
  });

  it('with all the rest or not at all, and never where somebody has moved it since', async () => {
    const { proyecto, epica, historia, from, to, url } = await prepared();
    await propose(url, { sprint: to });
    await propose(`/epicas/${epica._id}`, { titulo: 'Cobros' });
    await world.as(world.creator)('PUT', `/epicas/${epica._id}`, { titulo: 'De Carla' });
    const open = await openOf(proyecto._id);
    expect((await decide(open._id, all(open))).body.motivo).toBe('propuestas.nadaAceptado');
    expect(held.get(historia._id)).toBe(from);
    held.set(historia._id, null);
    const tomar = [open.cambios[0]!._id];
    const refused = await decide(open._id, tomar);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('a otro sprint')]);
    held.set(historia._id, from);
    expect((await decide(open._id, tomar)).status).toBe(200);
    held.set(historia._id, null);
    expect((await undo(open._id)).body.propuesta.cambios[0]).toMatchObject({ situacion: 'conservado' });
  });

  it('at once if a person does it, and only into a sprint that takes it', async () => {
    const { historia, to, url } = await prepared();
    const moved = await world.as(world.member)('PUT', url, { sprint: to, version: 1 });
    expect(moved.body.historia).toMatchObject({ sprintId: { _id: to, nombre: 'El siguiente' } });
    expect(held.get(historia._id)).toBe(to);
    expect((await world.as(world.member)('PUT', url, { sprint: to, version: 9 })).status).toBe(409);
    const other = await prepared();
    expect((await world.as(agent)('PUT', url, { sprint: other.to })).status).toBeGreaterThanOrEqual(400);
  });
});
