import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sprintCambioSchema, sprintEstado, sprintSchema, type Sprint } from '@pmp/contracts/sprints';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const valid = (proyecto: string, fields: object = {}) => ({
  nombre: 'Sprint',
  fechaInicio: '2026-11-20',
  fechaFin: '2026-12-04',
  proyecto,
  ...fields,
});
const post = (body: object, person = world.creator) => world.as(person)('POST', '/sprints', body);
const put = (id: string, body: object) => world.as(world.member)('PUT', `/sprints/${id}`, body);
const list = async (
  proyecto: string,
  query = '',
): Promise<{ sprints: Sprint[]; siguiente?: string | null }> =>
  (await world.as(world.member)('GET', `/sprints/proyecto/${proyecto}${query}`)).body;
const disponibles = async (proyecto: string, query = ''): Promise<string[]> =>
  (
    await world.as(world.member)('GET', `/sprints/proyecto/${proyecto}/historias-disponibles${query}`)
  ).body.historias.map(({ _id }: { _id: string }) => _id);

describe('creating a sprint', () => {
  it('returns it whole, with its stories, and publishes state and live event', async () => {
    const heard = await world.hear();
    const { proyecto, epica, historias } = await world.backlog([{ puntos: 5 }, { puntos: 8 }]);
    const sprint = await world.sprint(proyecto, [...historias].reverse(), {
      nombre: ' Pagos ',
      objetivo: 'Cobrar',
    });
    expect(sprintSchema.parse(sprint)).toEqual(sprint);
    expect(sprint).toMatchObject({
      numero: 1,
      nombre: 'Pagos',
      objetivo: 'Cobrar',
      estado: 'pendiente',
      fechaInicio: '2026-11-20T00:00:00.000Z',
      puntosTotales: 13,
      traslados: [],
      version: 1,
    });
    expect(sprint.historias.map(({ _id }) => _id)).toEqual(historias);
    expect(sprint.historias[0]).toMatchObject({
      epicaId: { _id: epica, titulo: 'Pagos' },
      sprintId: { _id: sprint._id, nombre: 'Pagos' },
    });
    await eventually(() =>
      expect(heard.subjectsWith(sprint._id).sort()).toEqual([
        `${sprintEstado.subject}.${sprint._id}`,
        'hecho.sprints.sprint.creado.v1',
        `vivo.proyecto.${proyecto}`,
      ]),
    );
    const cambio = heard.messages.find(({ subject }) => subject === `vivo.proyecto.${proyecto}`)?.body.datos;
    expect(cambio).toMatchObject({
      entidad: 'sprint',
      accion: 'creado',
      version: 1,
      autor: world.creator._id,
    });
    expect(sprintCambioSchema.parse(cambio.datos).historias).toEqual(historias);
    await heard.stop();
  });

  it('numbers sprints per project, also when many are created at once', async () => {
    const { proyecto } = await world.backlog([]);
    const replies = await Promise.all(Array.from({ length: 24 }, () => post(valid(proyecto))));
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(24).fill(201));
    const { sprints } = await list(proyecto);
    expect(sprints.map(({ numero }) => numero)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    const other = await world.backlog([]);
    expect((await world.sprint(other.proyecto)).numero).toBe(1);
  });

  it('gives a story to one of many sprints that want it at once', async () => {
    const { proyecto, historias } = await world.backlog([{ titulo: 'Deseada' }]);
    const body = (nombre: string) => valid(proyecto, { nombre, historiasSeleccionadas: historias });
    const replies = await Promise.all(['A', 'B', 'C', 'D'].map((nombre) => post(body(nombre))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const winner = replies.find(({ status }) => status === 201)?.body.sprint.nombre;
    for (const { body: refused } of replies.filter(({ status }) => status === 409)) {
      expect(refused.message).toBe(`La historia «Deseada» ya está en el sprint «${winner}»`);
      expect(refused.errores[0].campo).toBe('historiasSeleccionadas');
    }
    expect((await list(proyecto)).sprints).toHaveLength(1);
  });

  it('returns the first one when the same person retries, and refuses the id to others', async () => {
    const { proyecto, historias } = await world.backlog();
    const body = valid(proyecto, { _id: newId(), historiasSeleccionadas: historias });
    const replies = await Promise.all([post(body), post(body), post(body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(replies.map((reply) => reply.body.sprint.createdAt)).size).toBe(1);
    expect((await post(body, world.member)).status).toBe(409);
    await world.as(world.member)('DELETE', `/sprints/${body['_id' as keyof typeof body]}`);
    expect((await post(body)).status).toBe(409);
    expect((await list(proyecto)).sprints).toEqual([]);
  });

  it('asks for stories that the copy lacks before it opens a transaction, not in it', async () => {
    const { _id } = await world.sprint((await world.backlog([])).proyecto);
    const transaction = jest.spyOn(world.service.connection, 'transaction');
    const refused = await put(_id, { historiasSeleccionadas: [newId()] });
    expect([refused.status, transaction.mock.calls.length]).toEqual([400, 0]);
    transaction.mockRestore();
  });

  it('accepts only stories that exist in the project', async () => {
    const { proyecto, epica, historias } = await world.backlog();
    const foreign = await world.backlog();
    const gone = historias[0]!;
    world.proyectos.deleteHistoria(gone);
    await world.arrived('copia_historias', gone, 2);
    for (const id of [foreign.historias[0]!, newId(), gone]) {
      const reply = await post(valid(proyecto, { historiasSeleccionadas: [historias[1], id] }));
      expect(reply.status).toBe(400);
      expect(reply.body.errores[0].campo).toBe('historiasSeleccionadas');
    }
    world.proyectos.deleteEpica(epica);
    await world.arrived('copia_epicas', epica, 9);
    expect((await post(valid(proyecto, { historiasSeleccionadas: [historias[1]] }))).status).toBe(400);
  });

  it('publishes a sprint of 1000 stories within the broker’s size limit', async () => {
    const { proyecto, historias } = await world.backlog(
      Array.from({ length: 1_000 }, () => ({ descripcion: 'x'.repeat(2_000) })),
    );
    const sprint = await world.sprint(proyecto, historias);
    expect(sprint.historias).toHaveLength(1_000);
    await eventually(async () => expect(await world.collection('outbox').countDocuments()).toBe(0));
  });
});

describe('changing a sprint', () => {
  it('changes what is sent, and nothing when nothing differs', async () => {
    const { proyecto, historias } = await world.backlog();
    const sprint = await world.sprint(proyecto, historias, { objetivo: 'Uno' });
    const changed = (await put(sprint._id, { objetivo: '', fechaFin: '2027-01-01' })).body.sprint;
    expect(changed).toMatchObject({ objetivo: '', nombre: 'Sprint', version: 2 });
    const same = {
      ...valid(proyecto, { fechaFin: '2027-01-01' }),
      historiasSeleccionadas: [...historias].reverse(),
    };
    expect((await put(sprint._id, same)).body.sprint.version).toBe(2);
  });

  it('refuses a stale version, another project, and an end before the unchanged start', async () => {
    const { proyecto } = await world.backlog([]);
    const other = await world.backlog([]);
    const { _id } = await world.sprint(proyecto);
    await put(_id, { nombre: 'B', version: 1 });
    const stale = await put(_id, { nombre: 'C', version: 1 });
    expect([stale.status, stale.body.parametros]).toEqual([409, { quien: world.member.nombre }]);
    // Whoever changed another field did not change this one.
    expect((await put(_id, { objetivo: 'C', version: 1 })).body.parametros).toBeUndefined();
    expect((await put(_id, { proyecto: other.proyecto })).body.errores[0].campo).toBe('proyecto');
    const reply = await put(_id, { fechaFin: '2026-11-20' });
    expect([reply.status, reply.body.message]).toEqual([
      400,
      'La fecha de fin debe ser posterior a la fecha de inicio',
    ]);
  });

  it('adds and removes stories while it is pending', async () => {
    const { proyecto, historias } = await world.backlog();
    const [a, b, c] = historias as [string, string, string];
    const sprint = await world.sprint(proyecto, [a]);
    const change = (body: object) => world.as(world.member)('PUT', `/sprints/${sprint._id}/historias`, body);
    const reply = await change({ anadir: [b, { _id: c }], quitar: [a] });
    expect(reply.body.sprint.historias.map(({ _id }: { _id: string }) => _id)).toEqual([b, c]);
    expect(await disponibles(proyecto)).toEqual([a]);
    const other = await world.sprint(proyecto, [a]);
    expect((await change({ anadir: [a] })).status).toBe(409);
    expect((await put(other._id, { historiasSeleccionadas: [a, b] })).status).toBe(409);
    expect((await change({ anadir: [newId()] })).status).toBe(400);
    expect((await change({ quitar: [b, c] })).body.sprint.historias).toEqual([]);
  });

  it('allows two empty sprints', async () => {
    const { proyecto, historias } = await world.backlog();
    const one = await world.sprint(proyecto, historias);
    await world.sprint(proyecto);
    expect((await put(one._id, { historiasSeleccionadas: [] })).body.sprint.historias).toEqual([]);
  });

  it('refuses another list with the specification’s text once it is not pending', async () => {
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.running(proyecto, historias.slice(0, 2));
    const refused = await put(_id, { historiasSeleccionadas: historias });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'No se pueden modificar las historias de un sprint que ya está en progreso o completado.',
    ]);
    const renamed = await put(_id, { nombre: 'Otro', historiasSeleccionadas: historias.slice(0, 2) });
    expect(renamed.body.sprint.nombre).toBe('Otro');
    await world.as(world.member)('POST', `/sprints/${_id}/cancelar`);
    expect((await put(_id, { nombre: 'Tarde' })).status).toBe(409);
    expect((await put(_id, { historiasSeleccionadas: [] })).status).toBe(409);
  });

  it('keeps both when two people edit different fields at once', async () => {
    const { proyecto } = await world.backlog([]);
    const { _id } = await world.sprint(proyecto);
    await Promise.all([put(_id, { nombre: 'Nuevo' }), put(_id, { objetivo: 'Meta' })]);
    expect((await list(proyecto)).sprints[0]).toMatchObject({
      nombre: 'Nuevo',
      objetivo: 'Meta',
      version: 3,
    });
  });
});

describe('deleting a sprint', () => {
  it('frees its stories and publishes a tombstone, but only while it is pending', async () => {
    const heard = await world.hear();
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.sprint(proyecto, historias);
    expect((await world.as(world.member)('DELETE', `/sprints/${_id}`)).body).toEqual({ success: true });
    expect((await world.as(world.member)('GET', `/sprints/${_id}`)).status).toBe(404);
    expect(await disponibles(proyecto)).toEqual(historias);
    await eventually(() => {
      const last = heard.messages.findLast(({ subject }) => subject.endsWith(_id))?.body;
      expect(last).toMatchObject({ version: 2, datos: null });
      const cambio = heard.messages.findLast(({ subject }) => subject === `vivo.proyecto.${proyecto}`)?.body;
      expect(cambio.datos).toMatchObject({ accion: 'eliminado', _id, version: 2, datos: null });
    });
    await heard.stop();
    const running = await world.running(proyecto, historias);
    expect((await world.as(world.member)('DELETE', `/sprints/${running._id}`)).status).toBe(409);
  });
});

describe('lists', () => {
  it('are sorted by numero and paged', async () => {
    const { proyecto } = await world.backlog([]);
    for (const nombre of ['A', 'B', 'C', 'D', 'E']) await world.sprint(proyecto, [], { nombre });
    const first = await list(proyecto, '?limite=2');
    const second = await list(proyecto, `?limite=2&cursor=${first.siguiente}`);
    const third = await list(proyecto, `?limite=2&cursor=${second.siguiente}`);
    const names = [first, second, third].map(({ sprints }) => sprints.map(({ nombre }) => nombre).join(''));
    expect([...names, third.siguiente]).toEqual(['AB', 'CD', 'E', null]);
  });

  it('offer stories that are free and not done, and those of the sprint being edited', async () => {
    const { proyecto, historias } = await world.backlog([{}, {}, {}, { estado: 'completada' }, {}]);
    const [a, b, c, done, e] = historias as [string, string, string, string, string];
    const one = await world.sprint(proyecto, [b, done]);
    await world.sprint(proyecto, [c]);
    expect(await disponibles(proyecto)).toEqual([a, e]);
    expect(await disponibles(proyecto, `?sprint=${one._id}`)).toEqual([a, b, done, e]);
    const foreign = await world.sprint((await world.backlog([])).proyecto);
    const url = `/sprints/proyecto/${proyecto}/historias-disponibles?sprint=${foreign._id}`;
    expect((await world.as(world.member)('GET', url)).status).toBe(404);
  });
});
