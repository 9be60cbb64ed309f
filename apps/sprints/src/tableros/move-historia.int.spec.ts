import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EstadoHistoria, TableroReply } from '@pmp/contracts/sprints';
import { historiaEstado, historiaSchema } from '@pmp/contracts/proyectos';
import { copyToken, type LocalCopy } from '@pmp/platform';
import { eventually, type TestPerson } from '@pmp/testing';
import { newId, World, type Backlog } from '../../test/world';
import type { HistoriaDatos } from '../copies/copied-types';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

let backlog: Backlog;
let tablero: string;
let columnas: Record<string, string>;

beforeEach(async () => {
  backlog = await world.backlog([{}, {}, {}, { estado: 'en progreso' }, { estado: 'completada' }, {}]);
  await world.running(backlog.proyecto, backlog.historias.slice(0, 5));
  tablero = (await world.tablero(backlog.proyecto))._id;
  const board = await world.board(tablero);
  columnas = Object.fromEntries(board.columnas.map(({ nombre, _id }) => [nombre, _id]));
});

const move = (id: string, columna: string, fields: object = {}, person: TestPerson = world.member) =>
  world.as(person)('PUT', `/tableros/mover-historia/${id}`, {
    columnaDestinoId: columnas[columna] ?? columna,
    ...fields,
  });
const order = async (board?: TableroReply) =>
  Object.fromEntries(
    (board ?? (await world.board(tablero))).columnas.map(({ nombre, historias }) => [
      nombre,
      historias.map(({ _id }) => backlog.historias.indexOf(_id)),
    ]),
  );

describe('moving a story', () => {
  it('returns it as its owner has it now, and the board shows it at once', async () => {
    world.proyectos.publishesMoves = false;
    const [id] = backlog.historias as [string];
    const reply = await move(id, 'En progreso', { estado: 'en progreso' });
    world.proyectos.publishesMoves = true;
    expect(historiaSchema.parse(reply.body.historia)).toEqual(reply.body.historia);
    expect(reply.body.historia).toMatchObject({
      _id: id,
      estado: 'en progreso',
      version: 2,
      epicaId: { titulo: 'Pagos' },
      sprintId: { nombre: 'Sprint' },
    });
    expect(await order()).toEqual({ 'Por hacer': [1, 2], 'En progreso': [3, 0], Completado: [4] });
    expect((await world.board(tablero)).columnas[1]!.historias[1]).toEqual(reply.body.historia);
    world.proyectos.publishHeld();
    await world.arrived('copia_historias', id, 2);
    expect(await order()).toEqual({ 'Por hacer': [1, 2], 'En progreso': [3, 0], Completado: [4] });
  });

  it('is answered even if the local copy cannot be written, which its event makes up for', async () => {
    const copia = world.service.app.get<LocalCopy<HistoriaDatos>>(copyToken(historiaEstado), {
      strict: false,
    });
    const away = jest.spyOn(copia, 'apply').mockRejectedValueOnce(new Error('no database'));
    world.proyectos.publishesMoves = false;
    const [id] = backlog.historias as [string];
    try {
      expect((await move(id, 'Completado', { despuesDe: null })).status).toBe(200);
      expect((await copia.find(id))?.version).toBe(1);
    } finally {
      away.mockRestore();
      world.proyectos.publishesMoves = true;
    }
    world.proyectos.publishHeld();
    await world.arrived('copia_historias', id, 2);
    expect((await order())['Completado']).toEqual([0, 4]);
  });

  it('tells its owner who moves what, and behind which story of which column', async () => {
    const [a, b, c, d] = backlog.historias as [string, string, string, string];
    await move(d, 'Por hacer', { despuesDe: a });
    expect(world.proyectos.asked.at(-1)).toEqual({
      actor: world.member._id,
      historia: d,
      proyecto: backlog.proyecto,
      sprint: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), nombre: 'Sprint' },
      estados: ['pendiente'],
      estado: 'pendiente',
      despuesDe: a,
      antesDe: null,
      sitio: {
        entre: backlog.historias.slice(0, 5),
        dentro: [{ estado: 'pendiente', columnas: [], salvo: true }],
      },
    });
    expect((await order())['Por hacer']).toEqual([0, 3, 1, 2]);
    await move(c, 'Por hacer', { despuesDe: null });
    expect((await order())['Por hacer']).toEqual([2, 0, 3, 1]);
    await move(c, 'Por hacer', { despuesDe: b });
    expect((await order())['Por hacer']).toEqual([0, 3, 1, 2]);
    await move(b, 'En progreso', { estado: 'en revisión' });
    expect(world.proyectos.historias.get(b)?.datos.estado).toBe('en revisión');
    await move(b, 'En progreso', { despuesDe: null });
    expect(world.proyectos.historias.get(b)?.datos.estado).toBe('en revisión');
  });

  it('asks nobody when a story is moved to where it is', async () => {
    const asked = world.proyectos.asked.length;
    const reply = await move(backlog.historias[0]!, 'Por hacer');
    expect([reply.status, reply.body.historia.version]).toEqual([200, 1]);
    expect(world.proyectos.asked).toHaveLength(asked);
  });

  it.each<[string, EstadoHistoria]>([
    ['Por hacer', 'completada'],
    ['En progreso', 'pendiente'],
    ['Completado', 'en revisión'],
  ])('refuses for %s the estado %s, which belongs to another column', async (columna, estado) => {
    const reply = await move(backlog.historias[0]!, columna, { estado });
    expect([reply.status, reply.body.errores[0].campo]).toEqual([400, 'estado']);
  });

  it("refuses another project's column, unknown ones, and places that are not on the board", async () => {
    const [id] = backlog.historias as [string];
    const other = await world.tree();
    for (const columna of [other.columna, newId()]) {
      expect((await move(id, columna)).body.errores[0].campo).toBe('columnaDestinoId');
    }
    for (const despuesDe of [other.historia, newId(), backlog.historias[5], id]) {
      expect((await move(id, 'Por hacer', { despuesDe })).body.errores[0].campo).toBe('despuesDe');
    }
    expect((await move(newId(), 'Por hacer')).status).toBe(404);
    expect((await move(other.historia, 'Por hacer')).body.errores[0].campo).toBe('columnaDestinoId');
    expect((await move(backlog.historias[5]!, 'En progreso')).status).toBe(409);
  });

  it('is 503 while the owner is away, and changes nothing', async () => {
    const before = await order();
    world.proyectos.setAnswering(false);
    try {
      const reply = await move(backlog.historias[0]!, 'Completado');
      expect([reply.status, reply.body.codigo]).toEqual([503, 'NO_DISPONIBLE']);
    } finally {
      world.proyectos.setAnswering(true);
    }
    expect(await order()).toEqual(before);
  });
});

describe('at once', () => {
  it('gives two people who move one card the same final order', async () => {
    const [id] = backlog.historias as [string];
    const replies = await Promise.all([
      move(id, 'En progreso', {}, world.member),
      move(id, 'Completado', {}, world.creator),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const newest = replies.map(({ body }) => body.historia).sort((x, y) => x.version - y.version)[1];
    expect(newest.version).toBe(3);
    await eventually(async () => {
      const boards = await Promise.all(
        [world.member, world.creator].map(
          async (person) => (await world.as(person)('GET', `/tableros/${tablero}`)).body,
        ),
      );
      expect(boards[0]).toEqual(boards[1]);
      const shown = boards[0].columnas.flatMap((c: TableroReply['columnas'][number]) => c.historias);
      expect(shown.find((h: { _id: string }) => h._id === id)).toEqual(newest);
    });
  });

  it('never overwrites a newer answer with an older one', async () => {
    const [id] = backlog.historias as [string];
    await move(id, 'En progreso');
    await move(id, 'Completado');
    const { datos } = world.proyectos.historias.get(id)!;
    world.proyectos.state(historiaEstado, id, 2, { ...datos, estado: 'en progreso' });
    await world.changeHistoria(backlog.historias[1]!, { puntos: 9 });
    expect((await order())['Completado']).toContain(0);
  });

  it('makes many moves on one board, which ends up as its owner has it', async () => {
    const many = await world.backlog(Array.from({ length: 40 }, () => ({})));
    await world.running(many.proyecto, many.historias);
    const board = await world.tablero(many.proyecto);
    const { columnas: own } = await world.board(board._id);
    const replies = await Promise.all(
      many.historias.map((id, i) => move(id, own[i % 3]!._id, { despuesDe: null })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(async () => {
      const shown = (await world.board(board._id)).columnas.flatMap(({ historias }) => historias);
      const there = new Map(
        shown.map(({ _id, estado, orden, version }) => [_id, { estado, orden, version }]),
      );
      for (const id of many.historias) {
        const { version, datos } = world.proyectos.historias.get(id)!;
        expect(there.get(id)).toEqual({ estado: datos.estado, orden: datos.orden, version });
      }
    });
  });
});
