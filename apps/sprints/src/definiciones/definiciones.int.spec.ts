import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  verificacionFinalizacionSchema,
  verificacionInicioSchema,
  type DefinicionDeHistoria,
  type Definiciones,
} from '@pmp/contracts/sprints';
import { callAs, eventually, type TestPerson } from '@pmp/testing';
import { newId, World } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const call = () => world.as(world.member);
const put = async (proyecto: string, body: object) => {
  const path = `/sprints/proyecto/${proyecto}/definiciones`;
  const reply = await call()('PUT', path, body);
  const { definiciones, parametros } = reply.body;
  return { status: reply.status, definiciones: definiciones as Definiciones, parametros };
};
const start = async (id: string) =>
  verificacionInicioSchema.parse((await call()('GET', `/sprints/${id}/verificar-inicio`)).body);
const finish = async (id: string) =>
  verificacionFinalizacionSchema.parse((await call()('GET', `/sprints/${id}/verificar-finalizacion`)).body);
const ready = { puntos: 3, avanceCriterios: { hechos: 1, total: 2 } };

/** The team's definitions are shared by the projects of all tests: each begins by writing its own. */
describe('the definitions of a team', () => {
  it('of ready warn of the stories that lack something, or stop the sprint where the team wants it', async () => {
    const { proyecto, historias } = await world.backlog([ready, { puntos: 0, titulo: 'Sin estimar' }]);
    const { _id } = await world.sprint(proyecto, historias);
    const puntos = [{ regla: 'criterios' }, { regla: 'puntos' }];
    const { definiciones } = await put(proyecto, {
      listo: { puntos, impide: false },
      hecho: { puntos: [], impide: false },
    });
    expect(definiciones.listo.puntos.map(({ regla }) => regla)).toEqual(['criterios', 'puntos']);
    // The assistant asks for them in somebody's name, with what is in the columns of the board.
    const asked = async ({ _id: usuario }: TestPerson) => {
      const datos = JSON.stringify({ usuario, proyecto });
      const subject = 'comando.sprints.consultar-acuerdos.v1';
      return (await world.proyectos.connection.request(subject, datos, { timeout: 5_000 })).json<object>();
    };
    expect(await asked(world.member)).toMatchObject({
      datos: {
        columnas: [{ nombre: 'Por hacer', tarjetas: 2 }, { nombre: 'En progreso' }, { nombre: 'Completado' }],
        listo: definiciones.listo,
      },
    });
    expect(await asked(world.outsider)).toHaveProperty('error');
    const warned = await start(_id);
    expect(warned).toMatchObject({
      puedeIniciar: true,
      mensaje: 'El sprint se puede iniciar.',
      motivos: [],
      avisos: [
        {
          codigo: 'HISTORIAS_NO_LISTAS',
          mensaje: 'Hay 1 historia que no cumple la definición de preparado del equipo.',
          historias: [{ titulo: 'Sin estimar', faltan: [{ regla: 'criterios' }, { regla: 'puntos' }] }],
        },
      ],
    });
    await put(proyecto, { listo: { puntos, impide: true } });
    expect(await start(_id)).toMatchObject({
      puedeIniciar: false,
      motivos: [{ codigo: 'HISTORIAS_NO_LISTAS' }],
      avisos: [],
    });
    const refused = await call()('POST', `/sprints/${_id}/iniciar`);
    expect([refused.status, refused.body.motivo]).toEqual([409, 'sprints.historiasNoListas']);
    await world.changeHistoria(historias[1]!, ready);
    expect((await call()('POST', `/sprints/${_id}/iniciar`)).status).toBe(200);
  });

  it('of done look at completed stories, and a text counts once it is ticked for the story', async () => {
    const { proyecto, historias } = await world.backlog([{ ...ready, estado: 'completada' }, {}]);
    await put(proyecto, { listo: { puntos: [], impide: false } });
    const sprint = await world.running(proyecto, historias);
    const hecho = { puntos: [{ regla: 'criteriosCumplidos' }, { texto: 'Desplegada' }], impide: true };
    const { definiciones } = await put(proyecto, { hecho });
    expect((await finish(sprint._id)).motivos).toMatchObject([
      { codigo: 'HISTORIAS_SIN_TERMINAR' },
      { codigo: 'HISTORIAS_NO_HECHAS', historias: [{ _id: historias[0] }] },
    ]);
    const body = { pendientes: { destino: null } };
    expect((await call()('POST', `/sprints/${sprint._id}/finalizar`, body)).body.motivo).toBe(
      'sprints.historiasNoHechas',
    );
    const [regla, texto] = definiciones.hecho.puntos;
    const path = `/sprints/historias/${historias[0]!}/definiciones`;
    const mark = (punto: string, cumple = true) => call()('PUT', `${path}/${punto}`, { cumple });
    expect((await mark(texto!._id)).body.hecho).toMatchObject([{ cumple: false }, { cumple: true }]);
    expect([(await mark(regla!._id)).status, (await mark(newId())).status]).toEqual([404, 404]);
    await world.changeHistoria(historias[0]!, { avanceCriterios: { hechos: 2, total: 2 } });
    const { hecho: shown } = (await call()('GET', path)).body as unknown as DefinicionDeHistoria;
    expect(shown.map(({ cumple }) => cumple)).toEqual([true, true]);
    await mark(texto!._id, false);
    expect((await finish(sprint._id)).motivos.map(({ codigo }) => codigo)).toContain('HISTORIAS_NO_HECHAS');
    await mark(texto!._id);
    expect((await call()('POST', `/sprints/${sprint._id}/finalizar`, body)).status).toBe(200);
  });

  it('are not overwritten by who has read an older version, and say what is wrong with them', async () => {
    const { proyecto } = await world.backlog([{}]);
    const { definiciones } = await put(proyecto, { listo: { puntos: [{ texto: 'Uno' }], impide: false } });
    const again = { listo: { puntos: [{ texto: 'Dos' }], impide: false }, version: definiciones.version };
    expect((await put(proyecto, again)).status).toBe(200);
    const stale = await put(proyecto, { ...again, listo: { puntos: [], impide: true } });
    expect([stale.status, stale.parametros]).toEqual([409, { quien: world.member.nombre }]);
    const listo = (puntos: object[]) => ({ listo: { puntos, impide: false } });
    for (const bad of [[{}], [{ regla: 'puntos', texto: 'x' }], [{ regla: 'otra' }]])
      expect((await put(proyecto, listo(bad))).status).toBe(400);
    expect((await put(proyecto, listo(Array.from({ length: 21 }, () => ({ texto: 'x' }))))).status).toBe(400);
  });

  it('of done may ask that no task is open, also of a story that is completed', async () => {
    const { proyecto, historias } = await world.backlog([{ ...ready, estado: 'completada' }]);
    const [historia] = historias as [string];
    const open = world.proyectos.tarea(proyecto, historia, 'pendiente');
    const done = world.proyectos.tarea(proyecto, historia, 'completada');
    for (const tarea of [open, done]) await world.arrived('copia_tareas', tarea);
    await put(proyecto, {
      listo: { puntos: [], impide: false },
      hecho: { puntos: [{ regla: 'sinTareasAbiertas' }], impide: true },
    });
    const sprint = await world.running(proyecto, historias);
    const faltan = [{ regla: 'sinTareasAbiertas' }];
    expect((await finish(sprint._id)).motivos).toMatchObject([
      { codigo: 'HISTORIAS_NO_HECHAS', historias: [{ _id: historia, faltan }] },
    ]);
    const shown = () => call()('GET', `/sprints/historias/${historia}/definiciones`);
    expect((await shown()).body.hecho).toMatchObject([{ regla: 'sinTareasAbiertas', cumple: false }]);
    expect((await call()('POST', `/sprints/${sprint._id}/finalizar`, {})).body.motivo).toBe(
      'sprints.historiasNoHechas',
    );
    world.proyectos.tarea(proyecto, historia, 'completada', open, 2);
    await world.arrived('copia_tareas', open, 2);
    expect((await shown()).body.hecho).toMatchObject([{ cumple: true }]);
    expect((await call()('POST', `/sprints/${sprint._id}/finalizar`, {})).status).toBe(200);
  });

  it('say who changed them and when, the last first, and so does the audit trail', async () => {
    const heard = await world.hear();
    const { proyecto } = await world.backlog([{}]);
    const none = { puntos: [], impide: false };
    const { definiciones: before } = await put(proyecto, { listo: none, hecho: none });
    const uno = { _id: newId(), texto: 'Revisada' };
    await world.as(world.creator)('PUT', `/sprints/proyecto/${proyecto}/definiciones`, {
      listo: { puntos: [{ regla: 'puntos' }, uno], impide: true },
    });
    const { definiciones } = await put(proyecto, { listo: { puntos: [uno], impide: true }, hecho: none });
    const cambios = definiciones.cambios!;
    expect(cambios.slice(0, 2)).toMatchObject([
      {
        cual: 'listo',
        autor: { nombre: 'Mario Miembro' },
        puestos: [],
        quitados: [{ regla: 'puntos' }],
        impide: null,
      },
      {
        cual: 'listo',
        autor: { nombre: 'Carla Creadora' },
        puestos: [{ regla: 'puntos' }, { texto: 'Revisada' }],
        quitados: [],
        impide: true,
      },
    ]);
    expect(cambios.slice(2)).toEqual(before.cambios);
    await put(proyecto, { listo: { puntos: [uno], impide: true } });
    const { body } = await world.as(world.creator)('GET', `/sprints/proyecto/${proyecto}/definiciones`);
    expect(body.definiciones.cambios).toEqual(cambios);
    await eventually(() => {
      const told = heard.messages.filter(({ subject }) => subject.includes('definicion.actualizada'));
      expect(told.at(-1)).toMatchObject({
        body: { actor: world.member._id, datos: { detalle: [{ campo: 'listo' }] } },
      });
    });
    await heard.stop();
  });

  it('written by many at once are those of one of them, and ticks set by many at once all stay', async () => {
    const heard = await world.hear();
    const { proyecto, historias } = await world.backlog([{}]);
    const textos = Array.from({ length: 10 }, (_, n) => ({ texto: `Punto ${n}` }));
    const { definiciones } = await put(proyecto, { hecho: { puntos: textos, impide: false } });
    const replica = await World.startService(world.database, world.broker);
    const calls = [call(), callAs(replica.app, world.creator)] as const;
    const path = `/sprints/historias/${historias[0]!}/definiciones`;
    const ticks = definiciones.hecho.puntos.map(({ _id }, n) =>
      calls[n % 2]!('PUT', `${path}/${_id}`, { cumple: true }),
    );
    expect(new Set((await Promise.all(ticks)).map(({ status }) => status))).toEqual(new Set([200]));
    const { hecho } = (await call()('GET', path)).body as unknown as DefinicionDeHistoria;
    expect(hecho.filter(({ cumple }) => cumple)).toHaveLength(10);
    // A second tick of the same point says nothing again.
    const [first] = definiciones.hecho.puntos;
    await call()('PUT', `${path}/${first!._id}`, { cumple: true });
    await call()('PUT', `${path}/${first!._id}`, { cumple: false });
    await eventually(() => {
      const told = heard.messages
        .filter(({ subject }) => subject.includes('definicion.marcada'))
        .map(
          ({ body }) => (body as unknown as { datos: { _id: string; cumple: boolean; texto: string } }).datos,
        )
        .filter(({ _id }) => _id === historias[0]);
      expect(told.map(({ cumple }) => cumple)).toEqual([...Array.from({ length: 10 }, () => true), false]);
      expect(told.at(-1)).toMatchObject({ texto: 'Punto 0', cual: 'hecho' });
    });
    await heard.stop();

    const { version } = definiciones;
    const writes = textos.map(({ texto }, n) =>
      calls[n % 2]!('PUT', `/sprints/proyecto/${proyecto}/definiciones`, {
        listo: { puntos: [{ texto }], impide: false },
        version,
      }),
    );
    const replies = await Promise.all(writes);
    await replica.app.close();
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const { body } = await call()('GET', `/sprints/proyecto/${proyecto}/definiciones`);
    const winner = replies.find(({ status }) => status === 200)!;
    expect(body.definiciones).toEqual(winner.body.definiciones);
    expect(body.definiciones.version).toBe(version + 1);
  });
});
