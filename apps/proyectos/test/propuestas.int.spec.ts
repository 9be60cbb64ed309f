import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { papeleraPurgada, type Propuesta } from '@pmp/contracts/proyectos';
import { UnitOfWork } from '@pmp/platform';
import { eventually, type TestPerson, type TestReply } from '@pmp/testing';
import { newId, World } from './world';

let world: World;
/** A person of the team, with a token that may only propose. */
let agent: TestPerson;
let bot: TestPerson;

beforeAll(async () => {
  world = await World.start();
  const { people } = world.service;
  bot = await people.person({ nombre: 'Robot' });
  await people.change('copia_equipos', world.team, {
    miembros: [
      { usuario: world.teamAdmin._id, rol: 'admin' },
      ...[world.creator, world.member, bot].map(({ _id }) => ({ usuario: _id, rol: 'miembro' })),
    ],
  });
  agent = people.withToken(bot, 'proponer');
});
afterAll(() => world.close());

type Method = 'POST' | 'PUT' | 'DELETE';
const propose = async (method: Method, url: string, body?: object, why?: string): Promise<TestReply> => {
  const headers = why === undefined ? undefined : { 'x-motivo': encodeURIComponent(why) };
  const reply = await world.as(agent)(method, url, body, headers);
  expect([reply.status, reply.text]).toEqual([202, expect.any(String)]);
  return reply;
};
const listOf = async (proyecto: string): Promise<Propuesta[]> =>
  (await world.as(world.member)('GET', `/propuestas?proyecto=${proyecto}`)).body.propuestas;
const openOf = async (proyecto: string): Promise<Propuesta> => {
  const [first] = await listOf(proyecto);
  expect(first?.estado).toBe('abierta');
  return first!;
};
const decide = (id: string, body: object, person = world.member) =>
  world.as(person)('POST', `/propuestas/${id}/decidir`, body);
const undo = (id: string) => world.as(world.member)('POST', `/propuestas/${id}/deshacer`, {});
const all = ({ cambios }: Propuesta) => ({ tomar: cambios.map(({ _id }) => _id) });
const get = async (url: string) => (await world.as(world.member)('GET', url)).body;

/** Everything that the project holds, as its database has it. */
async function digestOf(): Promise<string> {
  const parts: unknown[] = [];
  for (const name of [
    'proyectos',
    'epicas',
    'historias',
    'tareas',
    'comentarios',
    'historial',
    'papelera',
    'enlaces',
  ])
    parts.push(name, await world.collection(name).find({}).sort({ _id: 1 }).toArray());
  return JSON.stringify(parts);
}

describe('a token that may only propose', () => {
  it('leaves nothing behind once the project is gone for good, and those of other projects stay', async () => {
    const [one, other] = [await world.tree(), await world.tree()];
    for (const { historia } of [one, other])
      await propose('PUT', `/historias/${historia._id}`, { titulo: 'Cobrar', version: 1 });
    const datos = { _id: newId(), tipo: 'proyecto', titulo: 'Tienda', proyecto: one.proyecto._id };
    await world.service.app.get(UnitOfWork).run(async (tx) => tx.fact(papeleraPurgada, datos as never));
    await eventually(async () => expect(await listOf(one.proyecto._id)).toEqual([]));
    expect(await listOf(other.proyecto._id)).toHaveLength(1);
  });

  it('changes nothing: what it writes is shown as a diff, with who and why', async () => {
    const { proyecto, historia } = await world.tree();
    const before = await digestOf();
    const reply = await propose(
      'PUT',
      `/historias/${historia._id}`,
      { titulo: 'Cobrar', responsable: world.member._id, version: 1 },
      'Lo pide soporte, señal nº 3',
    );
    expect(reply.body.message).toContain('hasta que una persona lo acepte');
    expect(await digestOf()).toBe(before);
    expect(await openOf(proyecto._id)).toMatchObject({
      autor: { nombre: 'Robot' },
      token: 'CI',
      cambios: [
        {
          accion: 'cambiar',
          clave: historia.clave,
          titulo: 'Pagar',
          motivo: 'Lo pide soporte, señal nº 3',
          campos: [
            { campo: 'titulo', de: 'Pagar', a: 'Cobrar' },
            { campo: 'responsable', de: null, a: 'Mario Miembro' },
          ],
          situacion: 'pendiente',
          choca: false,
        },
      ],
    });
  });

  it('is checked like any writing, and reaches nothing that cannot be proposed', async () => {
    const { proyecto, epica, historia } = await world.tree();
    const ask = world.as(agent);
    const refused = async (method: Method, url: string, body: object) =>
      (await ask(method, url, body)).status;
    expect(await refused('PUT', `/historias/${historia._id}`, { titulo: '' })).toBe(400);
    expect(await refused('PUT', `/historias/${historia._id}`, { titulo: 'X', version: 9 })).toBe(409);
    expect(await refused('PUT', `/historias/${newId()}`, { titulo: 'X' })).toBe(404);
    const other = await world.tree();
    const elsewhere = { titulo: 'X', proyecto: proyecto._id, epicaId: other.epica._id };
    expect((await ask('POST', '/historias', elsewhere)).status).toBe(400);
    const stranger = { responsable: world.outsider._id };
    expect(await refused('PUT', `/historias/${historia._id}`, stranger)).toBeGreaterThanOrEqual(400);
    expect(await refused('PUT', `/proyectos/${proyecto._id}`, { nombre: 'X' })).toBe(403);
    expect(await refused('PUT', '/historias/lote', { ids: [historia._id], cambios: {} })).toBe(403);
    expect(await listOf(proyecto._id)).toEqual([]);
    // Nor does it see the projects of others: there they are as if they were not.
    const foreign = await world.proyecto({ equipo: world.otherTeam }, world.outsider);
    expect(await refused('POST', '/epicas', { titulo: 'X', proyecto: foreign._id })).toBe(404);
    expect((await ask('GET', `/epicas/${epica._id}`)).status).toBe(200);
  });

  it('is taken in part, refused in part, and what nobody has chosen waits', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    await propose('PUT', `/epicas/${epica._id}`, { prioridad: 'alta' });
    await propose('PUT', `/historias/${historia._id}`, { puntos: 8 });
    await propose('PUT', `/tareas/${tarea._id}`, { estado: 'completada' });
    const { _id, cambios } = await openOf(proyecto._id);
    const [one, two, three] = cambios.map((cambio) => cambio._id);
    expect((await decide(_id, { tomar: [one] }, agent)).status).toBe(403);
    const editor = world.service.people.withToken(world.member, 'escribir');
    expect((await decide(_id, { tomar: [one] }, editor)).body.motivo).toBe('propuestas.decidePersona');
    const reply = await decide(_id, { tomar: [one], rechazar: [two] });
    expect(reply.body.propuesta).toMatchObject({
      estado: 'abierta',
      decide: { nombre: 'Mario Miembro' },
      cambios: [{ situacion: 'tomado' }, { situacion: 'rechazado' }, { situacion: 'pendiente' }],
    });
    expect((await get(`/epicas/${epica._id}`)).epica.prioridad).toBe('alta');
    expect((await get(`/historias/${historia._id}`)).historia.puntos).toBe(0);
    expect((await decide(_id, { tomar: [one] })).body.motivo).toBe('propuestas.cambioDesconocido');
    expect((await decide(_id, { rechazar: [three] })).body.propuesta.estado).toBe('decidida');
  });

  it('names both in the history, and is taken back in one step', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    const nueva = newId();
    await propose('PUT', `/historias/${historia._id}`, { titulo: 'Cobrar', descripcion: 'Con tarjeta' });
    await propose('POST', '/historias', {
      _id: nueva,
      titulo: 'Devolver',
      proyecto: proyecto._id,
      epicaId: epica._id,
    });
    await propose('POST', '/tareas', { titulo: 'Formulario', proyecto: proyecto._id, historiaId: nueva });
    await propose('PUT', `/historias/${nueva}`, { puntos: 5 });
    await propose('POST', `/historias/${historia._id}/comentarios`, { texto: 'He mirado los tickets' });
    await propose('DELETE', `/tareas/${tarea._id}`);
    const { _id, ...open } = await openOf(proyecto._id);
    expect(open.cambios.map(({ accion, titulo }) => [accion, titulo])).toEqual([
      ['cambiar', 'Pagar'],
      ['crear', 'Devolver'],
      ['crear', 'Formulario'],
      ['comentar', 'Pagar'],
      ['eliminar', 'Validar'],
    ]);
    const { propuesta } = (await decide(_id, all({ _id, ...open } as Propuesta))).body;
    expect(
      propuesta.cambios.map(({ situacion, aviso }: { situacion: string; aviso: string }) => [
        situacion,
        aviso,
      ]),
    ).toEqual(Array.from({ length: 5 }, () => ['tomado', null]));
    expect(propuesta.estado).toBe('decidida');
    const { cambios } = await get(`/historias/${historia._id}/historial`);
    expect(cambios[0]).toMatchObject({ autor: { nombre: 'Mario Miembro' }, propone: { nombre: 'Robot' } });
    expect(cambios.at(-1)).not.toHaveProperty('propone');
    const made = await get(`/historias/${nueva}`);
    expect(made.historia).toMatchObject({ titulo: 'Devolver', puntos: 5 });
    expect((await get(`/historias/${nueva}/historial`)).cambios.at(-1)).toMatchObject({
      accion: 'creado',
      autor: { nombre: 'Mario Miembro' },
      propone: { nombre: 'Robot' },
    });

    const back = (await undo(_id)).body.propuesta;
    expect(back.cambios.map(({ situacion }: { situacion: string }) => situacion)).toEqual(
      Array.from({ length: 5 }, () => 'deshecho'),
    );
    expect((await get(`/historias/${historia._id}`)).historia).toMatchObject({
      titulo: 'Pagar',
      descripcion: '',
    });
    expect((await world.as(world.member)('GET', `/historias/${nueva}`)).status).toBe(404);
    expect((await get(`/tareas/${tarea._id}`)).tarea.titulo).toBe('Validar');
    expect((await get(`/historias/${historia._id}/comentarios`)).comentarios).toEqual([]);
    expect((await undo(_id)).body.motivo).toBe('propuestas.nadaQueDeshacer');
    // A misspelt list must not look like a decision.
    expect((await decide(_id, { aceptar: [nueva] })).status).toBe(400);
  });

  it('overwrites nobody: a change of what somebody has changed since is refused when it is taken', async () => {
    const { proyecto, epica, historia } = await world.tree();
    await propose('PUT', `/historias/${historia._id}`, { titulo: 'Del robot' });
    await propose('PUT', `/epicas/${epica._id}`, { titulo: 'Cobros' });
    await world.as(world.creator)('PUT', `/historias/${historia._id}`, { titulo: 'De Carla' });
    const open = await openOf(proyecto._id);
    expect(open.cambios.map(({ choca }) => choca)).toEqual([true, false]);
    const before = await digestOf();
    const refused = await decide(open._id, all(open));
    expect([refused.status, refused.body.motivo]).toEqual([409, 'propuestas.nadaAceptado']);
    // Which, why, and how it is now.
    expect(refused.body.message).toContain(historia.clave);
    expect(refused.body.message).toContain('versión 2');
    // All or nothing: the other one has not been done either, and both still wait.
    expect(await digestOf()).toBe(before);
    expect((await openOf(proyecto._id)).cambios.map(({ situacion }) => situacion)).toEqual([
      'pendiente',
      'pendiente',
    ]);
    const { propuesta } = (await decide(open._id, { tomar: [open.cambios[1]!._id] })).body;
    expect(propuesta.cambios).toMatchObject([{ situacion: 'pendiente' }, { situacion: 'tomado' }]);
    expect((await get(`/historias/${historia._id}`)).historia.titulo).toBe('De Carla');
    // What somebody has gone on from stays when the rest is taken back.
    await world.as(world.creator)('PUT', `/epicas/${epica._id}`, { titulo: 'Cobros y pagos' });
    expect((await undo(open._id)).body.propuesta.cambios[1]).toMatchObject({ situacion: 'conservado' });
    expect((await get(`/epicas/${epica._id}`)).epica.titulo).toBe('Cobros y pagos');
  });

  it('is all or nothing also where the last of many is refused, and leaves no message behind', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    const nueva = newId();
    const en = { proyecto: proyecto._id };
    await propose('POST', '/historias', { _id: nueva, titulo: 'Devolver', ...en, epicaId: epica._id });
    await propose('POST', '/tareas', { titulo: 'Formulario', ...en, historiaId: nueva });
    await propose('DELETE', `/tareas/${tarea._id}`);
    await propose('PUT', `/epicas/${epica._id}`, { titulo: 'Cobros' });
    await propose('POST', `/historias/${historia._id}/comentarios`, { texto: 'Visto' });
    await world.as(world.creator)('DELETE', `/historias/${historia._id}`);
    const open = await openOf(proyecto._id);
    const before = await digestOf();
    expect((await decide(open._id, all(open))).body.motivo).toBe('propuestas.nadaAceptado');
    expect(await digestOf()).toBe(before);
    expect((await world.as(world.member)('GET', `/historias/${nueva}`)).status).toBe(404);
    // Two who take the same at once: one does, and the other is told that it is decided.
    const [creation] = open.cambios;
    const both = await Promise.all([1, 2].map(() => decide(open._id, { tomar: [creation!._id] })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await get(`/historias/${nueva}`)).historia).toMatchObject({ titulo: 'Devolver', version: 1 });
  });

  it('leaves the project as it is in a hundred random operations; taking them does what the diff says', async () => {
    const { proyecto, epica, historia, tarea } = await world.tree();
    let seed = 20_261_125;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;
    const historias = [historia._id];
    const tareas = [tarea._id];
    const before = await digestOf();
    for (let i = 0; i < 100; i += 1) {
      const kind = random(5);
      if (kind === 0) {
        const _id = newId();
        historias.push(_id);
        await propose('POST', '/historias', {
          _id,
          titulo: `H${i}`,
          proyecto: proyecto._id,
          epicaId: epica._id,
        });
      } else if (kind === 1) {
        const _id = newId();
        tareas.push(_id);
        await propose('POST', '/tareas', {
          _id,
          titulo: `T${i}`,
          proyecto: proyecto._id,
          historiaId: pick(historias),
        });
      } else if (kind === 2)
        await propose('PUT', `/historias/${pick(historias)}`, { titulo: `H${i}`, puntos: random(20) + 1 });
      else if (kind === 3)
        await propose('PUT', `/tareas/${pick(tareas)}`, {
          prioridad: pick(['alta', 'baja', 'crítica']),
          titulo: `T${i}`,
        });
      else await propose('POST', `/tareas/${pick(tareas)}/comentarios`, { texto: `Comentario ${i}` });
    }
    expect(await digestOf()).toBe(before);

    const open = await openOf(proyecto._id);
    const expected = new Map<string, Record<string, unknown>>();
    for (const { accion, elemento, campos } of open.cambios)
      if (accion !== 'comentar')
        expected.set(elemento, Object.fromEntries(campos.map(({ campo, a }) => [campo, a])));
    const { propuesta } = (await decide(open._id, all(open))).body;
    expect(new Set(propuesta.cambios.map(({ situacion }: { situacion: string }) => situacion))).toEqual(
      new Set(['tomado']),
    );
    const now = [
      ...(await get(`/historias/proyecto/${proyecto._id}`)).historias,
      ...(await get(`/tareas/proyecto/${proyecto._id}`)).tareas,
    ] as { _id: string }[];
    expect(now.length).toBe(historias.length + tareas.length);
    for (const item of now) {
      const { epicaId: _e, historiaId: _h, ...fields } = expected.get(item._id) ?? {};
      expect(item).toMatchObject(fields);
    }
    const comments = open.cambios.filter(({ accion }) => accion === 'comentar').length;
    expect(
      await world
        .collection('comentarios')
        .countDocuments({ proyecto: { $exists: true }, texto: /^Comentario/ }),
    ).toBe(comments);
    const back = await undo(open._id);
    expect([back.status, back.text]).toEqual([200, expect.any(String)]);
    const ends = back.body.propuesta.cambios.map(({ situacion }: { situacion: string }) => situacion);
    expect(new Set(ends)).toEqual(new Set(['deshecho']));
    expect((await get(`/historias/proyecto/${proyecto._id}`)).historias).toMatchObject([
      { titulo: 'Pagar', puntos: 0 },
    ]);
    expect((await get(`/tareas/proyecto/${proyecto._id}`)).tareas).toMatchObject([
      { titulo: 'Validar', prioridad: 'media' },
    ]);
  }, 240_000);
});
