import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { etiquetaEstado } from '@pmp/contracts/proyectos';
import {
  columnasReplySchema,
  tableroActualizado,
  tableroReplySchema,
  type ColumnasUpdate,
  type TableroReply,
} from '@pmp/contracts/sprints';
import { usuarioEstado } from '@pmp/contracts/usuarios';
import { copyToken, type LocalCopy } from '@pmp/platform';
import { eventually } from '@pmp/testing';
import { gunzipSync } from 'node:zlib';
import { newId, World, type Backlog } from '../../test/world';
import type { UsuarioDatos } from '../copies/copied-types';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const post = (body: object) => world.as(world.creator)('POST', '/tableros', body);
const listed = async (proyecto: string) =>
  (await world.as(world.member)('GET', `/tableros/proyecto/${proyecto}`)).body.tableros;
const idsOf = (board: TableroReply) => board.columnas.map(({ historias }) => historias.map(({ _id }) => _id));

describe('making a board', () => {
  it('creates one board per name, also when many ask at once', async () => {
    const heard = await world.hear();
    const { proyecto } = await world.backlog([]);
    const body = { nombre: 'Tablero Principal', descripcion: 'Del equipo', proyecto };
    const replies = await Promise.all(Array.from({ length: 12 }, () => post(body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(11).fill(200), 201]);
    expect(new Set(replies.map((reply) => reply.body.tablero._id)).size).toBe(1);
    const [tablero] = await listed(proyecto);
    expect(tablero).toEqual({ _id: expect.any(String), ...body, version: 1 });
    await world.tablero(proyecto, 'Otro');
    expect(await listed(proyecto)).toHaveLength(2);
    const cambios = () =>
      heard.messages.filter(
        ({ subject, body: m }) => subject.startsWith('vivo.') && m.datos?._id === tablero._id,
      );
    await eventually(() => expect(cambios()).toHaveLength(1));
    expect(cambios()[0]?.body.datos).toMatchObject({ entidad: 'tablero', accion: 'creado', datos: tablero });
    await heard.stop();
  });

  it('refuses an id that another board has', async () => {
    const { proyecto } = await world.backlog([]);
    const { _id } = await world.tablero(proyecto);
    expect((await post({ _id, nombre: 'Nuevo', proyecto })).status).toBe(409);
  });
});

describe('reading a board', () => {
  it('shows three empty columns without a sprint in progress', async () => {
    const { proyecto, historias } = await world.backlog();
    await world.sprint(proyecto, historias);
    const board = await world.board((await world.tablero(proyecto))._id);
    expect(tableroReplySchema.parse(board)).toEqual(board);
    expect(board.columnas.map(({ nombre }) => nombre)).toEqual(['Por hacer', 'En progreso', 'Completado']);
    expect([board.sprint, idsOf(board)]).toEqual([null, [[], [], []]]);
  });

  it('shows the stories of the sprint in progress by estado and rank', async () => {
    const { proyecto, historias } = await world.backlog([
      { estado: 'completada' },
      { estado: 'en revisión', orden: '9' },
      { estado: 'en progreso', orden: '5' },
      { descripcion: '«Comillas» "y" \\ barras' },
      {},
    ]);
    const sprint = await world.running(proyecto, historias.slice(0, 4), { nombre: 'Actual' });
    const board = await world.board((await world.tablero(proyecto))._id);
    expect(tableroReplySchema.parse(board)).toEqual(board);
    expect(board.sprint).toMatchObject({
      _id: sprint._id,
      numero: 1,
      nombre: 'Actual',
      estado: 'en progreso',
    });
    expect(idsOf(board)).toEqual([[historias[3]], [historias[2], historias[1]], [historias[0]]]);
    expect(board.columnas[0]!.historias).toEqual([sprint.historias.find(({ _id }) => _id === historias[3])]);
  });

  it('is found by its project: the same reply with the same ETag; who opens it first makes it, once', async () => {
    const { proyecto, historias } = await world.backlog();
    await world.running(proyecto, historias);
    const principal = (headers?: Record<string, string>) =>
      world.as(world.member)('GET', `/tableros/principal/${proyecto}`, undefined, headers);
    const made = await Promise.all([principal(), principal(), principal()]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { _id, nombre } = made[0].body.tablero;
    expect([nombre, ...made.map(({ body }) => body.tablero._id)]).toEqual([
      'Tablero Principal',
      _id,
      _id,
      _id,
    ]);
    const outsider = await world.as(world.outsider)('GET', `/tableros/principal/${proyecto}`);
    expect(outsider.status).toBe(404);
    const [byProyecto, byId] = [await principal(), await world.as(world.member)('GET', `/tableros/${_id}`)];
    expect(byProyecto.status).toBe(200);
    expect(byProyecto.body).toEqual(byId.body);
    expect(byProyecto.headers['etag']).toBe(byId.headers['etag']);
    expect((await principal({ 'if-none-match': String(byId.headers['etag']) })).status).toBe(304);
  });

  it('is compressed once, answered 304 while nothing changes, and sent again after any change', async () => {
    const { proyecto, epica, historias } = await world.backlog();
    const sprint = await world.running(proyecto, historias);
    const { _id } = await world.tablero(proyecto);
    const read = (headers: Record<string, string>) =>
      world.as(world.member)('GET', `/tableros/${_id}`, undefined, headers);
    const plain = await read({ 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    let etag = String(plain.headers['etag']);
    const zipped = await world.service.app.inject({
      url: `/api/tableros/${_id}`,
      headers: { ...world.member.auth, 'accept-encoding': 'gzip, br' },
    });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(plain.body);
    const { people, readings } = world.service;
    readings.outside.set(historias[0]!, proyecto);
    const token = people.withToken(world.member, 'leer');
    for (const encoding of ['gzip, br', 'identity']) {
      readings.read.clear();
      const headers = { ...token.auth, 'accept-encoding': encoding };
      await world.service.app.inject({ url: `/api/tableros/${_id}`, headers });
      expect([...readings.read.values()].map((read) => [...read])).toEqual([[proyecto]]);
    }
    expect((await read({ 'accept-encoding': 'gzip;q=0' })).body).toEqual(plain.body);

    const expectAnew = async (change: () => unknown, expected: (board: TableroReply) => unknown) => {
      expect((await read({ 'if-none-match': etag })).status).toBe(304);
      await change();
      await eventually(async () => {
        const reply = await read({ 'if-none-match': etag });
        expect(reply.status).toBe(200);
        expect(expected(reply.body)).toBe(true);
        etag = String(reply.headers['etag']);
      });
    };
    const [a, b, c] = historias as [string, string, string];
    await expectAnew(
      () => world.proyectos.changeHistoria(a, { titulo: 'Cambiada' }),
      (board) => board.columnas[0]!.historias[0]!.titulo === 'Cambiada',
    );
    await expectAnew(
      () => world.proyectos.epica(proyecto, 'Cobros', epica, 2),
      (board) => board.columnas[0]!.historias.every(({ epicaId }) => epicaId.titulo === 'Cobros'),
    );
    await expectAnew(
      () => world.proyectos.deleteHistoria(b, { only: 'tombstone' }),
      (board) => board.columnas[0]!.historias.length === 2,
    );
    await expectAnew(
      () => world.as(world.member)('PUT', `/sprints/${sprint._id}`, { nombre: 'Otro' }),
      (board) =>
        board.sprint?.nombre === 'Otro' && board.columnas[0]!.historias[0]!.sprintId?.nombre === 'Otro',
    );
    const renamed = (_id: string, nombre: string) =>
      world.service.app
        .get<LocalCopy<UsuarioDatos>>(copyToken(usuarioEstado))
        .apply([{ _id, version: 2, datos: { nombre, avatar: null } as UsuarioDatos }]);
    const etiqueta = newId();
    const labelled = (version: number, nombre: string) =>
      world.proyectos.state(etiquetaEstado, etiqueta, version, {
        nombre,
        color: 'azul',
        orden: 0,
        proyecto,
      });
    await expectAnew(
      async () => {
        labelled(1, 'pagos');
        await world.changeHistoria(a, { etiquetas: [etiqueta, newId()] });
        await world.arrived('copia_etiquetas', etiqueta);
      },
      (board) => board.columnas[0]!.historias[0]!.etiquetas?.[0]?.nombre === 'pagos',
    );
    await expectAnew(
      () => labelled(2, 'cobros'),
      (board) => board.columnas[0]!.historias[0]!.etiquetas?.map(({ nombre }) => nombre).join() === 'cobros',
    );
    const { _id: responsable } = await world.service.people.person();
    await expectAnew(
      () => world.proyectos.changeHistoria(a, { responsable }),
      (board) => board.columnas[0]!.historias[0]!.responsable?._id === responsable,
    );
    await expectAnew(
      () => renamed(responsable, 'Renata Nueva'),
      (board) => board.columnas[0]!.historias[0]!.responsable?.nombre === 'Renata Nueva',
    );
    await expectAnew(
      () => [a, c].forEach((id) => world.proyectos.changeHistoria(id, { estado: 'completada' })),
      (board) => board.columnas[2]!.historias.length === 2,
    );
    await expectAnew(
      () => world.as(world.member)('POST', `/sprints/${sprint._id}/cancelar`),
      (board) => board.sprint === null,
    );
  });

  it('is right when more has changed than is recorded one by one', async () => {
    const { proyecto, historias } = await world.backlog(Array.from({ length: 260 }, () => ({})));
    await world.running(proyecto, historias);
    const { _id } = await world.tablero(proyecto);
    await world.board(_id);
    for (const id of historias) world.proyectos.changeHistoria(id, { puntos: 8 });
    await eventually(async () => {
      const [todo] = (await world.board(_id)).columnas;
      expect(todo!.historias.filter(({ puntos }) => puntos === 8)).toHaveLength(260);
    });
  });

  it('is right in every replica', async () => {
    const { proyecto, historias } = await world.backlog();
    await world.running(proyecto, historias);
    const { _id } = await world.tablero(proyecto);
    const replica = await World.startService(world.database, world.broker);
    try {
      const there = async (): Promise<TableroReply> =>
        (
          await replica.app.inject({
            url: `/api/tableros/${_id}`,
            headers: { ...world.member.auth, 'accept-encoding': 'identity' },
          })
        ).json();
      expect(await there()).toEqual(await world.board(_id));
      const { columnas } = await there();
      for (const [i, historia] of historias.entries()) {
        const body = { columnaDestinoId: columnas[i % 2 ? 1 : 2]!._id };
        await world.as(world.member)('PUT', `/tableros/mover-historia/${historia}`, body);
        expect(await there()).toEqual(await world.board(_id));
      }
    } finally {
      await replica.app.close();
    }
  });

  it('disappears with its project', async () => {
    const { proyecto } = await world.backlog([]);
    const { _id } = await world.tablero(proyecto);
    world.proyectos.deleteProyecto(proyecto, world.team);
    await eventually(async () =>
      expect((await world.as(world.member)('GET', `/tableros/${_id}`)).status).toBe(404),
    );
    expect((await world.as(world.member)('GET', `/tableros/${newId()}`)).status).toBe(404);
  });
});

describe('columns of its own', () => {
  const limite = { maximo: 1, por: 'tarjetas', modo: 'impide' } as const;
  let backlog: Backlog;
  let tablero: string;
  beforeEach(async () => {
    backlog = await world.backlog([{}, { estado: 'en progreso' }, { estado: 'en revisión' }]);
    await world.running(backlog.proyecto, backlog.historias);
    tablero = (await world.tablero(backlog.proyecto))._id;
  });

  const arrange = async (change: (columnas: ColumnasUpdate['columnas']) => object) => {
    const board = await world.board(tablero);
    const columnas = board.columnas.map(({ _id, nombre, estado, limite: own }) => ({
      _id,
      nombre,
      estado,
      limite: own,
    }));
    const body = { version: board.tablero.version, ...change(columnas) };
    return world.as(world.member)('PUT', `/tableros/${tablero}/columnas`, body);
  };
  const withDiseno = () =>
    arrange(([first, ...rest]) => ({
      columnas: [first, { nombre: 'Diseño', estado: 'en progreso', limite }, ...rest],
    }));
  const shown = async () =>
    Object.fromEntries(
      (await world.board(tablero)).columnas.map(({ nombre, historias }) => [
        nombre,
        historias.map(({ _id }) => backlog.historias.indexOf(_id)),
      ]),
    );
  const columnaNamed = async (nombre: string) =>
    (await world.board(tablero)).columnas.find((each) => each.nombre === nombre)!._id;
  const move = (index: number, columnaDestinoId: string, fields: object = {}) =>
    world.as(world.member)('PUT', `/tableros/mover-historia/${backlog.historias[index]}`, {
      columnaDestinoId,
      ...fields,
    });

  it('tell cards of one state apart, and hand them over when they are removed', async () => {
    const heard = await world.hear();
    expect((await withDiseno()).status).toBe(200);
    expect(await shown()).toEqual({ 'Por hacer': [0], Diseño: [], 'En progreso': [1, 2], Completado: [] });
    const diseno = await columnaNamed('Diseño');
    const reply = await move(1, diseno);
    expect(reply.body.historia).toMatchObject({ estado: 'en progreso', columna: diseno, version: 2 });
    expect(await shown()).toMatchObject({ Diseño: [1], 'En progreso': [2] });
    expect(world.proyectos.asked.at(-1)).toMatchObject({
      estados: ['en progreso', 'en revisión'],
      columna: { _id: diseno, nombre: 'Diseño' },
      cupo: { columna: diseno, nombre: 'Diseño', maximo: 1, por: 'tarjetas', entre: backlog.historias },
    });
    await move(0, diseno, { despuesDe: backlog.historias[1] });
    await move(2, diseno, { despuesDe: null });
    expect(await shown()).toMatchObject({ 'Por hacer': [], Diseño: [2, 1, 0], 'En progreso': [] });
    await move(2, await columnaNamed('En progreso'));
    expect(world.proyectos.asked.at(-1)?.columna).toMatchObject({ antes: 'Diseño' });
    expect(world.proyectos.asked.at(-1)?.cupo).toBeUndefined();

    const destino = await columnaNamed('En progreso');
    const removed = await arrange((columnas) => ({
      columnas: columnas.filter(({ _id }) => _id !== diseno),
      retiradas: [{ _id: diseno, destino }],
    }));
    expect(columnasReplySchema.parse(removed.body)).toEqual(removed.body);
    expect(removed.body.version).toBe(3);
    const after = await shown();
    expect(Object.keys(after)).toEqual(['Por hacer', 'En progreso', 'Completado']);
    expect(after['En progreso']!.sort()).toEqual([0, 1, 2]);
    // Whoever has not seen that yet still names the removed column.
    expect((await move(0, diseno, { despuesDe: null })).status).toBe(200);
    expect((await shown())['En progreso']![0]).toBe(0);

    await eventually(() => {
      const hechos = heard.messages.filter(({ subject }) => subject === tableroActualizado.subject);
      expect(hechos).toHaveLength(2);
      expect(hechos[0]!.body.datos.detalle).toEqual([
        {
          campo: 'columnas',
          de: 'Por hacer (pendiente) · En progreso (en progreso) · Completado (completada)',
          a: expect.stringContaining(' · Diseño (en progreso, 1 tarjetas, impide) · '),
        },
      ]);
      const vivos = heard.messages.filter(({ body }) => body.datos?.entidad === 'tablero');
      expect(vivos.at(-1)!.body.datos).toMatchObject({ accion: 'actualizado', _id: tablero, version: 3 });
    });
    await heard.stop();
  });

  it('are changed by one of two who change them at once', async () => {
    const replies = await Promise.all([withDiseno(), withDiseno(), withDiseno()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(Object.keys(await shown())).toHaveLength(4);
  });

  it('make the board new for whoever has it', async () => {
    const url = `/tableros/${tablero}`;
    const { etag } = (await world.as(world.member)('GET', url)).headers;
    await withDiseno();
    const again = await world.as(world.member)('GET', url, undefined, { 'if-none-match': String(etag) });
    expect([again.status, again.body.columnas.length]).toEqual([200, 4]);
  });
});
