import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { informeSchema, type Sprint } from '@pmp/contracts/sprints';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const get = async (path: string) => (await world.as(world.member)('GET', `/sprints/${path}`)).body;
const act = (id: string, action: string, body?: object) =>
  world.as(world.member)('POST', `/sprints/${id}/${action}`, body);
const idsOf = ({ historias }: Sprint) => historias.map(({ _id }) => _id);
const FECHAS = { fechaInicio: '2026-12-05', fechaFin: '2026-12-19' };

describe('the scope of the sprint in progress', () => {
  it('takes and loses stories; its report says who changed how many points', async () => {
    const { proyecto, historias } = await world.backlog([{ puntos: 5 }, { puntos: 3 }, { puntos: 8 }]);
    const { _id } = await world.running(proyecto, historias.slice(0, 2));
    const more = await act(_id, 'alcance', { anadir: [historias[2]] });
    expect([more.status, idsOf(more.body.sprint)]).toEqual([200, historias]);
    const less = await act(_id, 'alcance', { quitar: [historias[0]] });
    expect(idsOf(less.body.sprint)).toEqual(historias.slice(1));
    const { alcance, burndown } = informeSchema.parse(await get(`${_id}/informe`));
    const autor = { _id: world.member._id, nombre: 'Mario Miembro', avatar: null };
    expect(alcance).toMatchObject({
      comprometidos: 8,
      actual: 11,
      cambios: [
        { antes: 8, despues: 16, motivo: 'alcance', autor },
        { antes: 16, despues: 11, motivo: 'alcance', autor },
      ],
    });
    expect(burndown[0]!.alcance).toBe(11);
    const free = (await get(`proyecto/${proyecto}/historias-disponibles`)).historias;
    expect(free.map((h: { _id: string }) => h._id)).toEqual([historias[0]]);
  });

  it('stays as it is when nothing differs, and may become empty', async () => {
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.running(proyecto, historias);
    expect((await act(_id, 'alcance', { anadir: historias })).body.sprint.version).toBe(2);
    expect((await act(_id, 'alcance', { quitar: historias })).body.sprint.historias).toEqual([]);
    expect((await world.sprint(proyecto, historias)).historias).toHaveLength(3);
  });

  it('refuses a story of another sprint, a stale version and a sprint that is not in progress', async () => {
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.running(proyecto, historias.slice(0, 1));
    const next = await world.sprint(proyecto, historias.slice(1, 2), { nombre: 'Siguiente' });
    const taken = await act(_id, 'alcance', { anadir: [historias[1]] });
    expect([taken.status, taken.body.motivo]).toEqual([409, 'sprints.historiaEnOtroSprint']);
    expect((await act(_id, 'alcance', { anadir: [historias[2]], version: 1 })).status).toBe(409);
    const pending = await act(next._id, 'alcance', { anadir: [historias[2]] });
    expect([pending.status, pending.body.motivo]).toEqual([409, 'sprints.soloEnProgresoCambiaAlcance']);
    const fixed = await world.as(world.member)('PUT', `/sprints/${_id}/historias`, {
      anadir: [historias[2]],
    });
    expect([fixed.status, fixed.body.motivo]).toEqual([409, 'sprints.historiasFijas']);
  });

  it('keeps what each of many who change it at once wanted', async () => {
    const { proyecto, historias } = await world.backlog(Array.from({ length: 12 }, () => ({})));
    const { _id } = await world.running(proyecto, historias.slice(0, 2));
    const replies = await Promise.all(
      historias.slice(2).map((historia) => act(_id, 'alcance', { anadir: [historia] })),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(idsOf((await get(_id)).sprint)).toEqual(historias);
  });
});

describe('finishing with stories left', () => {
  const leave = async (count = 3) => {
    const { proyecto, historias } = await world.backlog(
      Array.from({ length: count }, (_, i) => ({ estado: i ? 'en progreso' : 'completada', puntos: 2 })),
    );
    const { _id } = await world.running(proyecto, historias);
    return { proyecto, historias, _id };
  };

  it('is still refused when nobody says where they go', async () => {
    const { _id } = await leave();
    for (const body of [undefined, {}]) {
      const reply = await act(_id, 'finalizar', body);
      expect([reply.status, reply.body.motivo]).toEqual([409, 'sprints.historiasSinTerminar']);
    }
  });

  it('moves them to a pending sprint', async () => {
    const { proyecto, historias, _id } = await leave();
    const next = await world.sprint(proyecto, [], { nombre: 'Siguiente' });
    const reply = await act(_id, 'finalizar', { pendientes: { destino: next._id } });
    expect(reply.status).toBe(200);
    const { sprint } = reply.body;
    expect(sprint).toMatchObject({ estado: 'completado', traslados: [{ destino: { _id: next._id } }] });
    expect(idsOf(sprint)).toEqual(historias.slice(0, 1));
    expect(idsOf((await get(next._id)).sprint)).toEqual(historias.slice(1));
    const { alcance } = informeSchema.parse(await get(`${_id}/informe`));
    // What was carried over was in the sprint until its end.
    expect(alcance).toMatchObject({ actual: 6, completados: 2, cambios: [] });
  });

  it('makes a sprint for them', async () => {
    const { proyecto, historias, _id } = await leave();
    const nuevo = { nombre: 'Lo que queda', ...FECHAS };
    expect((await act(_id, 'finalizar', { pendientes: { nuevo } })).status).toBe(200);
    const { sprints } = (await get(`proyecto/${proyecto}`)) as { sprints: Sprint[] };
    expect(sprints.map(({ numero, nombre, estado }) => [numero, nombre, estado])).toEqual([
      [1, 'Sprint', 'completado'],
      [2, 'Lo que queda', 'pendiente'],
    ]);
    expect(idsOf(sprints[1]!)).toEqual(historias.slice(1));
  });

  it('takes them back to the backlog, and makes no sprint when none is left', async () => {
    const { proyecto, _id } = await leave();
    expect((await act(_id, 'finalizar', { pendientes: { destino: null } })).status).toBe(200);
    expect((await get(`proyecto/${proyecto}/historias-disponibles`)).historias).toHaveLength(2);
    const done = await leave(1);
    const nuevo = { nombre: 'Vacío', ...FECHAS };
    expect((await act(done._id, 'finalizar', { pendientes: { nuevo } })).status).toBe(200);
    expect((await get(`proyecto/${done.proyecto}`)).sprints).toHaveLength(1);
  });

  it('changes nothing when the destination may not take them', async () => {
    const { proyecto, _id } = await leave();
    const foreign = await world.sprint((await world.backlog([])).proyecto);
    for (const destino of [foreign._id, newId(), _id])
      expect((await act(_id, 'finalizar', { pendientes: { destino } })).status).toBe(400);
    expect((await get(`proyecto/${proyecto}`)).sprints).toMatchObject([
      { estado: 'en progreso', version: 2 },
    ]);
  });

  it('happens once when two people finish it at once, each with another destination', async () => {
    const { proyecto, historias, _id } = await leave();
    const next = await world.sprint(proyecto, [], { nombre: 'Siguiente' });
    const wishes = [{ destino: next._id }, { nuevo: { nombre: 'Nuevo', ...FECHAS } }, { destino: null }];
    const replies = await Promise.all(wishes.map((pendientes) => act(_id, 'finalizar', { pendientes })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { sprints } = (await get(`proyecto/${proyecto}`)) as { sprints: Sprint[] };
    const held = sprints.flatMap(idsOf);
    expect(new Set(held).size).toBe(held.length);
    const { historias: free } = await get(`proyecto/${proyecto}/historias-disponibles`);
    expect([...held, ...free.map((h: { _id: string }) => h._id)].sort()).toEqual(historias.toSorted());
  });

  it('gives the new sprint a number of its own while others make sprints', async () => {
    const { proyecto, _id } = await leave();
    const nuevo = { nombre: 'Lo que queda', ...FECHAS };
    const [finished] = await Promise.all([
      act(_id, 'finalizar', { pendientes: { nuevo } }),
      ...Array.from({ length: 4 }, () => world.sprint(proyecto)),
    ]);
    expect(finished!.status).toBe(200);
    const { sprints } = (await get(`proyecto/${proyecto}`)) as { sprints: Sprint[] };
    expect(sprints.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('and a story that comes in meanwhile, exclude each other', async () => {
    const { proyecto, historias, _id } = await leave();
    const { epica } = { epica: world.proyectos.historias.get(historias[0]!)!.datos.epica };
    const late = world.proyectos.historia(proyecto, epica);
    await world.arrived('copia_historias', late);
    const [finished, added] = await Promise.all([
      act(_id, 'finalizar', { pendientes: { destino: null } }),
      act(_id, 'alcance', { anadir: [late] }),
    ]);
    const { sprint } = await get(_id);
    if (added.status === 200 && finished.status === 200) throw new Error('both');
    expect(sprint.estado).toBe(finished.status === 200 ? 'completado' : 'en progreso');
  });
});
