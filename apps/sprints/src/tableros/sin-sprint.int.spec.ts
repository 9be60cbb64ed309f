import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { tableroReplySchema, type TableroReply } from '@pmp/contracts/sprints';
import { World, type Backlog } from '../../test/world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const HACE = (dias: number) => new Date(Date.now() - dias * 24 * 60 * 60 * 1000).toISOString();

let backlog: Backlog;
let tablero: string;
beforeEach(async () => {
  backlog = await world.backlog([
    {},
    {},
    { estado: 'en revisión' },
    { estado: 'completada', updatedAt: HACE(3) },
    { estado: 'completada', updatedAt: HACE(20) },
  ]);
  tablero = (await world.tablero(backlog.proyecto))._id;
});

const read = (headers: Record<string, string> = {}) =>
  world.as(world.member)('GET', `/tableros/${tablero}?sinSprint=true`, undefined, headers);
const board = async () => (await read()).body as TableroReply;
const order = ({ columnas }: TableroReply) =>
  columnas.map(({ historias }) => historias.map(({ _id }) => backlog.historias.indexOf(_id)));
const move = async (index: number, columna: number, fields: object = {}, person = world.member) =>
  world.as(person)('PUT', `/tableros/mover-historia/${backlog.historias[index]}`, {
    columnaDestinoId: (await world.board(tablero)).columnas[columna]?._id,
    sinSprint: true,
    ...fields,
  });

describe('a board without a sprint', () => {
  it("shows the project's open stories, and of the completed ones only the recent", async () => {
    const now = await board();
    expect(tableroReplySchema.parse(now)).toEqual(now);
    expect([now.sprint, now.sinSprint, order(now)]).toEqual([null, true, [[0, 1], [2], [3]]]);
  });

  it('stays empty for whoever does not ask for it', async () => {
    expect(order(await world.board(tablero))).toEqual([[], [], []]);
  });

  it('names the sprint that a story is planned for, and is sent again when that changes', async () => {
    const first = await read();
    expect((await read({ 'if-none-match': String(first.headers['etag']) })).status).toBe(304);
    await world.sprint(backlog.proyecto, [backlog.historias[1]!], { nombre: 'Próximo' });
    const again = await read({ 'if-none-match': String(first.headers['etag']) });
    expect(again.status).toBe(200);
    const [uno, dos] = (again.body as TableroReply).columnas[0]!.historias;
    expect([uno?.sprintId, dos?.sprintId?.nombre]).toEqual([null, 'Próximo']);
  });

  it("becomes the sprint's as soon as one is in progress", async () => {
    await world.running(backlog.proyecto, backlog.historias.slice(0, 1));
    const now = await board();
    expect([now.sprint?.estado, now.sinSprint, order(now)]).toEqual([
      'en progreso',
      undefined,
      [[0], [], []],
    ]);
    expect((await move(1, 1)).status).toBe(409);
  });

  it('is not shown to whoever may not see the project', async () => {
    const { status } = await world.as(world.outsider)('GET', `/tableros/${tablero}?sinSprint=true`);
    expect(status).toBe(404);
    expect((await move(0, 1, {}, world.outsider)).status).toBe(404);
  });
});

describe('a story of a board without a sprint', () => {
  it('moves between the columns and within one', async () => {
    const reply = await move(0, 1);
    expect([reply.status, reply.body.historia.estado, reply.body.historia.sprintId]).toEqual([
      200,
      'en progreso',
      null,
    ]);
    expect(order(await board())).toEqual([[1], [2, 0], [3]]);
    await move(0, 1, { despuesDe: null });
    expect(order(await board())).toEqual([[1], [0, 2], [3]]);
    await move(2, 2, { despuesDe: backlog.historias[3] });
    expect(order(await board())).toEqual([[1], [0], [3, 2]]);
    await move(4, 0, { despuesDe: backlog.historias[1] });
    expect(order(await board())).toEqual([[1, 4], [0], [3, 2]]);
  });

  it('is moved by two people at once: one order for both', async () => {
    const replies = await Promise.all([move(0, 1), move(0, 2, {}, world.creator)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const [last] = replies.map(({ body }) => body.historia).sort((a, b) => b.version - a.version);
    const now = await board();
    expect(now.columnas.flatMap(({ historias }) => historias).find(({ _id }) => _id === last._id)).toEqual(
      last,
    );
    expect(order(now).flat().sort()).toEqual([0, 1, 2, 3]);
  });

  it('does not move on a board that was not asked for without sprints, nor beside one of another project', async () => {
    expect((await move(0, 1, { sinSprint: undefined })).status).toBe(409);
    const other = await world.tree();
    expect((await move(0, 1, { despuesDe: other.historia })).body.errores[0].campo).toBe('despuesDe');
  });

  it('moves while a sprint begins: on the board of the sprint or not at all', async () => {
    const sprint = await world.sprint(backlog.proyecto, [backlog.historias[0]!]);
    const start = world.as(world.member)('POST', `/sprints/${sprint._id}/iniciar`);
    const [{ status }, begun] = await Promise.all([move(1, 1), start]);
    expect(begun.status).toBe(200);
    expect([200, 409]).toContain(status);
    expect(order(await board())).toEqual([[0], [], []]);
  });
});
