import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  sprintCancelado,
  sprintEstado,
  sprintFinalizado,
  sprintIniciado,
  verificacionFinalizacionSchema,
  verificacionInicioSchema,
} from '@pmp/contracts/sprints';
import { eventually } from '@pmp/testing';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const get = async (path: string) => (await world.as(world.member)('GET', `/sprints/${path}`)).body;
const act = (id: string, action: string, body?: object) =>
  world.as(world.member)('POST', `/sprints/${id}/${action}`, body);
const finishStories = async (...ids: string[]) => {
  for (const id of ids) await world.changeHistoria(id, { estado: 'completada' });
};

describe('starting', () => {
  it('publishes fact, state and live event', async () => {
    const heard = await world.hear();
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.sprint(proyecto, historias);
    const { sprint } = (await act(_id, 'iniciar')).body;
    expect(sprint).toMatchObject({ estado: 'en progreso', cerrado: null, version: 2 });
    expect(Math.abs(Date.parse(sprint.iniciado) - Date.now())).toBeLessThan(5_000);
    const fact = await eventually(
      () => heard.messages.find((m) => m.subject === sprintIniciado.subject)!.body,
    );
    expect(fact).toMatchObject({
      actor: world.member._id,
      datos: { _id, nombre: 'Sprint', numero: 1, proyecto, equipo: world.team },
    });
    await eventually(() =>
      expect(
        heard.messages.findLast((m) => m.subject === `${sprintEstado.subject}.${_id}`)?.body,
      ).toMatchObject({
        version: 2,
        datos: { estado: 'en progreso', historias },
      }),
    );
    await heard.stop();
  });

  it('says what is in the way, and checks again when it starts', async () => {
    const { proyecto, historias } = await world.backlog();
    const empty = await world.sprint(proyecto);
    const running = await world.running(proyecto, historias, { nombre: 'Primero' });
    const verdict = verificacionInicioSchema.parse(await get(`${empty._id}/verificar-inicio`));
    expect(verdict).toMatchObject({
      puedeIniciar: false,
      motivos: [
        { codigo: 'OTRO_SPRINT_EN_PROGRESO', sprint: { _id: running._id, numero: 2, nombre: 'Primero' } },
        { codigo: 'SIN_HISTORIAS' },
      ],
    });
    const refused = await act(empty._id, 'iniciar');
    expect([refused.status, refused.body.message]).toEqual([409, verdict.mensaje]);
    expect(refused.body).toMatchObject({
      motivo: 'sprints.otroSprintEnProgreso',
      parametros: { numero: 2, nombre: 'Primero' },
    });
    expect((await get(`${running._id}/verificar-inicio`)).motivos[0].codigo).toBe('SPRINT_NO_PENDIENTE');
    await act(running._id, 'cancelar');
    await world.as(world.member)('PUT', `/sprints/${empty._id}`, { historiasSeleccionadas: historias });
    expect((await get(`${empty._id}/verificar-inicio`)).puedeIniciar).toBe(true);
  });

  it('does not count a deleted story', async () => {
    const { proyecto, historias } = await world.backlog([{}]);
    const { _id } = await world.sprint(proyecto, historias);
    world.proyectos.deleteHistoria(historias[0]!, { only: 'tombstone' });
    await world.arrived('copia_historias', historias[0]!, 2);
    expect((await act(_id, 'iniciar')).status).toBe(409);
  });

  it('starts one of many sprints that are started at once, and leaves the others unchanged', async () => {
    const { proyecto, historias } = await world.backlog([{}, {}, {}, {}, {}, {}]);
    const made = [];
    for (const historia of historias) made.push(await world.sprint(proyecto, [historia]));
    const replies = await Promise.all(made.map(({ _id }) => act(_id, 'iniciar')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(5).fill(409)]);
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body.message).toContain('ya está en progreso');
    }
    const { sprints } = await get(`proyecto/${proyecto}`);
    expect(sprints.filter(({ estado }: { estado: string }) => estado === 'en progreso')).toHaveLength(1);
    const loser = sprints.find(({ estado }: { estado: string }) => estado === 'pendiente');
    expect((await world.as(world.member)('PUT', `/sprints/${loser._id}`, { nombre: 'Vive' })).status).toBe(
      200,
    );
  });

  it('starts a sprint once, however many ask at once', async () => {
    const heard = await world.hear();
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.sprint(proyecto, historias);
    const replies = await Promise.all([1, 2, 3, 4].map(() => act(_id, 'iniciar')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await act(_id, 'cancelar');
    await eventually(() => expect(heard.subjectsWith(_id)).toContain(sprintCancelado.subject));
    const starts = heard.subjectsWith(_id).filter((subject) => subject === sprintIniciado.subject);
    expect(starts).toHaveLength(1);
    await heard.stop();
  });
});

describe('finishing', () => {
  it('waits for every story to be done', async () => {
    const heard = await world.hear();
    const { proyecto, historias } = await world.backlog([{ titulo: 'A' }, { titulo: 'B' }]);
    const { _id } = await world.running(proyecto, historias);
    await finishStories(historias[0]!);
    const verdict = verificacionFinalizacionSchema.parse(await get(`${_id}/verificar-finalizacion`));
    expect(verdict).toMatchObject({
      puedeFinalizar: false,
      mensaje: 'Hay 1 historia que no está en la columna «Completado».',
      motivos: [
        {
          codigo: 'HISTORIAS_SIN_TERMINAR',
          motivo: 'sprints.historiasSinTerminar',
          parametros: { total: 1 },
          historias: [{ _id: historias[1], titulo: 'B', estado: 'pendiente' }],
        },
      ],
    });
    const refused = await act(_id, 'finalizar');
    expect([refused.status, refused.body.message]).toEqual([409, verdict.mensaje]);
    await finishStories(historias[1]!);
    expect((await get(`${_id}/verificar-finalizacion`)).puedeFinalizar).toBe(true);
    const { sprint } = (await act(_id, 'finalizar')).body;
    expect(sprint).toMatchObject({ estado: 'completado', cerrado: expect.any(String) });
    expect(sprint.historias).toHaveLength(2);
    await eventually(() => expect(heard.subjectsWith(_id)).toContain(sprintFinalizado.subject));
    await heard.stop();
    expect((await act(_id, 'finalizar')).status).toBe(409);
    expect((await act(_id, 'cancelar')).status).toBe(409);
  });

  it('counts a story that was reopened a moment ago, although its copy is not told yet', async () => {
    const { proyecto, historias } = await world.backlog([{}, { estado: 'completada' }]);
    const { _id } = await world.running(proyecto, historias);
    await finishStories(historias[0]!);
    world.proyectos.changeUnheard(historias[1]!, { estado: 'en progreso' });
    const refused = await act(_id, 'finalizar');
    expect([refused.status, refused.body.motivo]).toEqual([409, 'sprints.historiasSinTerminar']);
    expect((await get(_id)).sprint.estado).toBe('en progreso');
    world.proyectos.publishHeld();
  });

  it('finishes with a story completed or deleted a moment ago, and counts its points', async () => {
    const { proyecto, historias } = await world.backlog([{ puntos: 5 }, { puntos: 8 }]);
    const { _id } = await world.running(proyecto, historias);
    world.proyectos.changeUnheard(historias[0]!, { estado: 'completada' });
    world.proyectos.deleteHistoria(historias[1]!, { only: 'fact' });
    await eventually(async () => expect((await get(_id)).sprint.historias).toHaveLength(1));
    const before = Date.now();
    const { status, body } = await act(_id, 'finalizar');
    expect([status, body.sprint.estado]).toEqual([200, 'completado']);
    expect(Date.parse(body.sprint.cerrado)).toBeGreaterThanOrEqual(before);
    const stored = await world.collection('sprints').findOne({ nombre: 'Sprint', proyecto });
    expect(stored?.['resultado']).toEqual({ puntos: 5, historias: 1 });
  });

  it('is refused, and changes nothing, while the owner of the stories cannot be asked', async () => {
    const { proyecto, historias } = await world.backlog([{ estado: 'completada' }]);
    const { _id } = await world.running(proyecto, historias);
    world.proyectos.setAnswering(false);
    const [finish, move] = await Promise.all([
      act(_id, 'finalizar'),
      act(_id, 'trasladar-pendientes', { destino: null }),
    ]);
    world.proyectos.setAnswering(true);
    expect([finish.status, move.status]).toEqual([503, 503]);
    expect((await get(_id)).sprint).toMatchObject({ estado: 'en progreso', version: 2 });
    expect((await act(_id, 'finalizar')).status).toBe(200);
  });

  it('offers a story again when it is reopened after its sprint has finished', async () => {
    const { proyecto, historias } = await world.backlog([{ estado: 'completada' }]);
    const { _id } = await world.running(proyecto, historias);
    await act(_id, 'finalizar');
    await world.changeHistoria(historias[0]!, { estado: 'en progreso' });
    const next = await world.sprint(proyecto, historias, { nombre: 'Siguiente' });
    const [old] = (await get(_id)).sprint.historias;
    expect(old.sprintId).toEqual({ _id: next._id, nombre: 'Siguiente' });
  });
});

describe('cancelling', () => {
  it('frees the unfinished stories and keeps the list', async () => {
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.running(proyecto, historias);
    await finishStories(historias[0]!);
    expect((await act(_id, 'cancelar')).body.sprint).toMatchObject({ estado: 'cancelado' });
    const cancelled = (await get(_id)).sprint;
    expect(cancelled.historias.map((h: { _id: string }) => h._id)).toEqual(historias);
    expect(cancelled.historias[0].sprintId).toBeNull();
    const free = (await get(`proyecto/${proyecto}/historias-disponibles`)).historias;
    expect(free.map((h: { _id: string }) => h._id)).toEqual(historias.slice(1));
    expect((await world.running(proyecto, historias.slice(1))).numero).toBe(2);
  });

  it('is possible only for a sprint in progress', async () => {
    const { proyecto } = await world.backlog([]);
    const { _id } = await world.sprint(proyecto);
    const reply = await act(_id, 'cancelar');
    expect([reply.status, reply.body.message]).toEqual([409, 'Solo se puede cancelar un sprint en progreso']);
  });
});

describe('moving unfinished stories on', () => {
  it('takes them to a pending sprint and records who moved what', async () => {
    const { proyecto, historias } = await world.backlog([{}, { titulo: 'Lenta' }, {}]);
    const { _id } = await world.running(proyecto, historias.slice(0, 2));
    const next = await world.sprint(proyecto, [historias[2]!], { nombre: 'Siguiente' });
    await finishStories(historias[0]!);
    const { sprint } = (await act(_id, 'trasladar-pendientes', { destino: next._id })).body;
    expect(sprint.historias.map((h: { _id: string }) => h._id)).toEqual([historias[0]]);
    expect(sprint.traslados).toEqual([
      {
        fecha: expect.any(String),
        autor: { _id: world.member._id, nombre: 'Mario Miembro', avatar: null },
        destino: { _id: next._id, nombre: 'Siguiente' },
        historias: [{ _id: historias[1], titulo: 'Lenta' }],
      },
    ]);
    const moved = (await get(next._id)).sprint;
    expect(moved.historias.map((h: { _id: string }) => h._id)).toEqual(historias.slice(1));
    expect((await act(_id, 'finalizar')).status).toBe(200);
  });

  it('asks the owner which they are', async () => {
    const { proyecto, historias } = await world.backlog([{}, { estado: 'completada' }]);
    const { _id } = await world.running(proyecto, historias);
    world.proyectos.changeUnheard(historias[0]!, { estado: 'completada' });
    world.proyectos.changeUnheard(historias[1]!, { estado: 'pendiente' });
    const { sprint } = (await act(_id, 'trasladar-pendientes', { destino: null })).body;
    expect(sprint.historias.map((h: { _id: string }) => h._id)).toEqual([historias[0]]);
    world.proyectos.publishHeld();
  });

  it('takes them back to the backlog; a second call changes nothing', async () => {
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.running(proyecto, historias);
    expect((await act(_id, 'trasladar-pendientes', { destino: null })).body.sprint.historias).toEqual([]);
    expect((await act(_id, 'trasladar-pendientes', { destino: null })).body.sprint.version).toBe(3);
    const free = (await get(`proyecto/${proyecto}/historias-disponibles`)).historias;
    expect(free).toHaveLength(3);
    expect((await act(_id, 'finalizar')).status).toBe(200);
  });

  it('moves each story once when two calls come at once', async () => {
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.running(proyecto, historias);
    const a = await world.sprint(proyecto);
    const b = await world.sprint(proyecto);
    const replies = await Promise.all(
      [a, b].map((destino) => act(_id, 'trasladar-pendientes', { destino: destino._id })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const lists = [(await get(a._id)).sprint.historias.length, (await get(b._id)).sprint.historias.length];
    expect(lists.sort()).toEqual([0, 3]);
  });

  it('refuses a destination that is of another project, unknown, the sprint itself or not pending', async () => {
    const { proyecto, historias } = await world.backlog();
    const { _id } = await world.running(proyecto, historias.slice(0, 1));
    const foreign = await world.sprint((await world.backlog([])).proyecto);
    for (const destino of [foreign._id, newId(), _id]) {
      expect((await act(_id, 'trasladar-pendientes', { destino })).status).toBe(400);
    }
    const over = await world.sprint(proyecto, historias.slice(1, 2));
    await act(_id, 'cancelar');
    await act(over._id, 'iniciar');
    expect((await act(over._id, 'trasladar-pendientes', { destino: _id })).status).toBe(409);
    expect((await act(_id, 'trasladar-pendientes', { destino: null })).status).toBe(409);
  });
});
