import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, World, columnasOf } from './world';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
let foreign: Awaited<ReturnType<World['tree']>>;
let pending: string;
let before: unknown;

beforeAll(async () => {
  world = await World.start();
  tree = await world.tree();
  foreign = await world.tree();
  pending = (await world.sprint(tree.proyecto))._id;
  before = await snapshot();
});
afterAll(() => world.close());

const snapshot = () =>
  Promise.all(
    ['sprints', 'tableros', 'medidas', 'copia_historias'].map((name) =>
      world.collection(name).find().sort({ _id: 1 }).toArray(),
    ),
  );

const OPERATOR = { $gt: '' };
const OBLIGATORIAS = 'Las fechas de inicio y fin son obligatorias';
const FECHA = 'La fecha no es válida';
const ID = 'El identificador no es válido';
type Body = Record<string, unknown>;

const valid = {
  sprint: (): Body => ({
    nombre: 'Nuevo',
    fechaInicio: '2026-11-20',
    fechaFin: '2026-12-04',
    proyecto: tree.proyecto,
  }),
  tablero: (): Body => ({ nombre: 'Nuevo', proyecto: tree.proyecto }),
  mover: (): Body => ({ columnaDestinoId: tree.columna }),
};

async function expectRefused(
  method: 'POST' | 'PUT',
  url: string,
  body: unknown,
  { campo, message, status = 400 }: { campo?: string; message?: string; status?: number },
): Promise<void> {
  const reply = await world.as(world.creator)(method, url, body);
  expect({ text: reply.text.slice(0, 300), status: reply.status }).toMatchObject({ status });
  expect(reply.body).toMatchObject({ success: false, requestId: expect.any(String) });
  expect(reply.body.message).toMatch(message ? new RegExp(`^${message}`) : /\S/);
  if (campo) expect(reply.body.errores.map((e: { campo: string }) => e.campo)).toContain(campo);
  expect(await snapshot()).toEqual(before);
}

/** Whoever takes its last part takes `...[it]`: jest hands its callback to a parameter that a row has nothing for. */
type Spoilt = [why: string, fields: () => Body, campo: string, message?: string];

const everySprint: Spoilt[] = [
  ['nombre blank', () => ({ nombre: '   ' }), 'nombre', 'El nombre del sprint es obligatorio'],
  ['nombre null', () => ({ nombre: null }), 'nombre', 'El nombre del sprint es obligatorio'],
  ['nombre an operator', () => ({ nombre: OPERATOR }), 'nombre'],
  ['nombre too long', () => ({ nombre: 'x'.repeat(201) }), 'nombre'],
  ['objetivo a number', () => ({ objetivo: 7 }), 'objetivo'],
  ['objetivo too long', () => ({ objetivo: 'x'.repeat(10_001) }), 'objetivo'],
  ['fechaInicio empty', () => ({ fechaInicio: '' }), 'fechaInicio', OBLIGATORIAS],
  ['fechaFin null', () => ({ fechaFin: null }), 'fechaFin', OBLIGATORIAS],
  ['fechaFin no date', () => ({ fechaFin: 'mañana' }), 'fechaFin', FECHA],
  ['fechaFin impossible', () => ({ fechaFin: '2026-13-45' }), 'fechaFin', FECHA],
  ['fechaFin an operator', () => ({ fechaFin: OPERATOR }), 'fechaFin', FECHA],
  [
    'an end that is not after the start',
    () => ({ fechaInicio: '2026-11-20', fechaFin: '2026-11-20' }),
    'fechaFin',
    'La fecha de fin debe ser posterior a la fecha de inicio',
  ],
  ['historias no list', () => ({ historiasSeleccionadas: 'todas' }), 'historiasSeleccionadas'],
  ['historias malformed', () => ({ historiasSeleccionadas: ['1'] }), 'historiasSeleccionadas.0', ID],
  ['historias an operator', () => ({ historiasSeleccionadas: [OPERATOR] }), 'historiasSeleccionadas.0', ID],
  [
    'too many historias',
    () => ({ historiasSeleccionadas: Array.from({ length: 1_001 }, newId) }),
    'historiasSeleccionadas',
  ],
  ['an absent story', () => ({ historiasSeleccionadas: [newId()] }), 'historiasSeleccionadas'],
  [
    "another project's story",
    () => ({ historiasSeleccionadas: [foreign.historias[3]] }),
    'historiasSeleccionadas',
  ],
  ['proyecto malformed', () => ({ proyecto: 'abc' }), 'proyecto', ID],
  ['proyecto an operator', () => ({ proyecto: OPERATOR }), 'proyecto', ID],
];

describe('bad input changes nothing', () => {
  it.each([
    ...everySprint,
    ['fechas missing', () => ({ fechaInicio: undefined, fechaFin: undefined }), 'fechaInicio', OBLIGATORIAS],
    ['nombre missing', () => ({ nombre: undefined }), 'nombre', 'El nombre del sprint es obligatorio'],
    ['_id malformed', () => ({ _id: 'abc' }), '_id'],
  ] as Spoilt[])('POST /sprints with %s', async (_why, fields, campo, ...[message]) => {
    await expectRefused('POST', '/sprints', { ...valid.sprint(), ...fields() }, { campo, message });
  });

  it.each([
    ...everySprint,
    ['another proyecto', () => ({ proyecto: foreign.proyecto }), 'proyecto'],
    ['version a text', () => ({ version: '1' }), 'version'],
  ] as Spoilt[])('PUT /sprints/:id with %s', async (_why, fields, campo, ...[message]) => {
    await expectRefused('PUT', `/sprints/${pending}`, fields(), { campo, message });
  });

  it('POST /sprints answers every field at once', async () => {
    const reply = await world.as(world.creator)('POST', '/sprints', { nombre: '', proyecto: 'x' });
    expect(reply.body.errores.map((e: { campo: string }) => e.campo).sort()).toEqual([
      'fechaFin',
      'fechaInicio',
      'nombre',
      'proyecto',
    ]);
  });

  it('POST /sprints in an absent project', () =>
    expectRefused('POST', '/sprints', { ...valid.sprint(), proyecto: newId() }, { status: 404 }));

  it.each<[string, () => Body, string | undefined, number?]>([
    ['a list of no ids', () => ({ anadir: [1] }), 'anadir.0'],
    ['no list', () => ({ quitar: tree.historia }), 'quitar'],
    ['an absent story', () => ({ anadir: [newId()] }), 'historiasSeleccionadas'],
    ['a foreign story', () => ({ anadir: [foreign.historias[3]] }), 'historiasSeleccionadas'],
    ['a story of another sprint', () => ({ anadir: [tree.historia] }), 'historiasSeleccionadas', 409],
    ['a stale version', () => ({ anadir: [], version: 7 }), undefined, 409],
  ])('PUT /sprints/:id/historias with %s', async (_why, body, campo, ...[status]) => {
    await expectRefused('PUT', `/sprints/${pending}/historias`, body(), { campo, status });
  });

  it.each<[string, () => Body, string, number?]>([
    ['no project', () => ({ proyecto: undefined }), 'proyecto'],
    ['no stories', () => ({ historias: [] }), 'historias'],
    ['no list', () => ({ historias: tree.historia }), 'historias'],
    ['an operator for a story', () => ({ historias: [OPERATOR] }), 'historias.0'],
    ['too many stories', () => ({ historias: Array.from({ length: 1_001 }, newId) }), 'historias'],
    ['no destino', () => ({ destino: undefined }), 'destino'],
    ['an operator for destino', () => ({ destino: OPERATOR }), 'destino'],
  ])('PUT /sprints/lote with %s', async (_why, fields, campo) => {
    const body = { proyecto: tree.proyecto, historias: [tree.historias[3]], destino: pending };
    await expectRefused('PUT', '/sprints/lote', { ...body, ...fields() }, { campo });
  });

  it.each<[string, () => unknown, string | undefined]>([
    ['no destino', () => ({}), 'destino'],
    ['a malformed destino', () => ({ destino: 'backlog' }), 'destino'],
    ['an operator', () => ({ destino: OPERATOR }), 'destino'],
    ['an absent sprint', () => ({ destino: newId() }), 'destino'],
    ["another project's sprint", () => ({ destino: foreign.sprint }), 'destino'],
    ['itself', () => ({ destino: tree.sprint }), 'destino'],
    ['no object', () => '[]', undefined],
  ])('POST /sprints/:id/trasladar-pendientes with %s', async (_why, body, campo) => {
    await expectRefused('POST', `/sprints/${tree.sprint}/trasladar-pendientes`, body(), { campo });
  });

  it.each<[string, () => unknown, string]>([
    ['no destino', () => ({ pendientes: {} }), 'pendientes'],
    ['an operator', () => ({ pendientes: { destino: OPERATOR } }), 'pendientes'],
    ['a new sprint without dates', () => ({ pendientes: { nuevo: { nombre: 'Otro' } } }), 'pendientes'],
    ["another project's sprint", () => ({ pendientes: { destino: foreign.sprint } }), 'destino'],
  ])('POST /sprints/:id/finalizar with %s', async (_why, body, campo) => {
    await expectRefused('POST', `/sprints/${tree.sprint}/finalizar`, body(), { campo });
  });

  it.each<[string, () => unknown, string]>([
    ['a malformed story', () => ({ anadir: ['x'] }), 'anadir.0'],
    ['an operator', () => ({ quitar: OPERATOR }), 'quitar'],
    ["another project's story", () => ({ anadir: [foreign.historia] }), 'historiasSeleccionadas'],
  ])('POST /sprints/:id/alcance with %s', async (_why, body, campo) => {
    await expectRefused('POST', `/sprints/${tree.sprint}/alcance`, body(), { campo });
  });

  it.each<[string, () => Body, string, number?]>([
    ['nombre blank', () => ({ nombre: ' ' }), 'nombre'],
    ['nombre an operator', () => ({ nombre: OPERATOR }), 'nombre'],
    ['descripcion a list', () => ({ descripcion: [] }), 'descripcion'],
    ['proyecto missing', () => ({ proyecto: undefined }), 'proyecto'],
    ['_id malformed', () => ({ _id: '7' }), '_id'],
  ])('POST /tableros with %s', async (_why, fields, campo) => {
    await expectRefused('POST', '/tableros', { ...valid.tablero(), ...fields() }, { campo });
  });

  it.each<[string, () => Body, string | undefined, number?]>([
    ['no column', () => ({ columnaDestinoId: undefined }), 'columnaDestinoId'],
    ['a malformed column', () => ({ columnaDestinoId: 'Completado' }), 'columnaDestinoId'],
    ['an operator', () => ({ columnaDestinoId: OPERATOR }), 'columnaDestinoId'],
    ['an absent column', () => ({ columnaDestinoId: newId() }), 'columnaDestinoId'],
    ["another board's column", () => ({ columnaDestinoId: foreign.columna }), 'columnaDestinoId'],
    ['an unknown estado', () => ({ estado: 'bloqueada' }), 'estado'],
    ["another column's estado", () => ({ estado: 'completada' }), 'estado'],
    ['a malformed place', () => ({ despuesDe: '1' }), 'despuesDe'],
    ['a foreign place', () => ({ despuesDe: foreign.historia }), 'despuesDe'],
    ['a place outside the sprint', () => ({ despuesDe: tree.historias[3] }), 'despuesDe'],
  ])('PUT /tableros/mover-historia/:id with %s', async (_why, fields, campo, ...[status]) => {
    const url = `/tableros/mover-historia/${tree.historia}`;
    await expectRefused('PUT', url, { ...valid.mover(), ...fields() }, { campo, status });
    expect(world.proyectos.asked).toEqual([]);
  });

  const columnas = (nombres: unknown[]) =>
    nombres.map((nombre, at) => ({
      nombre,
      estado: ['pendiente', 'en progreso', 'completada'][Math.min(at, 2)],
    }));
  it.each<[string, () => Body, string | undefined, number?]>([
    ['no version', () => ({ version: undefined }), 'version'],
    ['a stale version', () => ({ version: 9 }), undefined, 409],
    ['no name', () => ({ columnas: columnas(['A', ' ', 'C']) }), 'columnas.1.nombre'],
    ['a long name', () => ({ columnas: columnas(['A', 'B'.repeat(41), 'C']) }), 'columnas.1.nombre'],
    ['too many', () => ({ columnas: columnas([...'ABCDEFGHIJKLM']) }), 'columnas'],
    ['none', () => ({ columnas: [] }), 'columnas'],
    ['an unknown one', () => ({ columnas: [{ ...columnasOf(tree)[0], _id: newId() }] }), 'columnas'],
    ["another board's", () => ({ columnas: columnasOf(foreign) }), 'columnas'],
    ['one twice', () => ({ columnas: [...columnasOf(tree), columnasOf(tree)[1]] }), 'columnas'],
    ['no heir', () => ({ columnas: columnas(['A', 'B', 'C']) }), 'retiradas'],
    [
      'a limit of zero',
      () => ({
        columnas: columnasOf(tree).map((each) => ({
          ...each,
          limite: { maximo: 0, por: 'tarjetas', modo: 'impide' },
        })),
      }),
      'columnas.0.limite.maximo',
    ],
  ])('PUT /tableros/:id/columnas with %s', async (_why, fields, campo, ...[status]) => {
    const body = { version: 1, columnas: columnasOf(tree), ...fields() };
    await expectRefused('PUT', `/tableros/${tree.tablero}/columnas`, body, { campo, status });
  });

  it('PUT /tableros/mover-historia of a story that is on no board', async (): Promise<void> =>
    expectRefused('PUT', `/tableros/mover-historia/${tree.historias[3]}`, valid.mover(), { status: 409 }));

  it.each<['POST' | 'PUT', () => string]>([
    ['POST', () => '/sprints'],
    ['PUT', () => `/sprints/${pending}`],
    ['PUT', () => `/sprints/${pending}/historias`],
    ['PUT', () => '/sprints/lote'],
    ['POST', () => '/tableros'],
    ['PUT', () => `/tableros/${tree.tablero}/columnas`],
    ['PUT', () => `/tableros/mover-historia/${tree.historia}`],
  ])('%s with bodies that are not an object', async (method, url) => {
    for (const body of ['{', '"text"', '[]', 'null', '{"__proto__":{"rol":"admin"}}']) {
      await expectRefused(method, url(), body, {});
    }
    const huge = JSON.stringify({ nombre: 'x'.repeat(300_000) });
    await expectRefused(method, url(), huge, { status: 413 });
    const xml = { 'content-type': 'application/xml' };
    expect((await world.as(world.creator)(method, url(), '<a/>', xml)).status).toBe(415);
  });

  it('/sprints/:id with a stale version', () =>
    expectRefused('PUT', `/sprints/${pending}`, { nombre: 'Tarde', version: 9 }, { status: 409 }));

  it.each(['1', 'principal', 'A'.repeat(24), '%7B%22$gt%22:%22%22%7D'])(
    'ids with a malformed value: %s',
    async (id) => {
      const calls = [
        ['GET', `/sprints/${id}`],
        ['PUT', `/sprints/${id}`],
        ['PUT', `/sprints/${id}/historias`],
        ['DELETE', `/sprints/${id}`],
        ['GET', `/sprints/proyecto/${id}`],
        ['GET', `/sprints/proyecto/${id}/historias-disponibles`],
        ['GET', `/sprints/${id}/verificar-inicio`],
        ['GET', `/sprints/${id}/verificar-finalizacion`],
        ['POST', `/sprints/${id}/iniciar`],
        ['POST', `/sprints/${id}/finalizar`],
        ['POST', `/sprints/${id}/cancelar`],
        ['POST', `/sprints/${id}/trasladar-pendientes`],
        ['POST', `/sprints/${id}/alcance`],
        ['GET', `/sprints/${id}/informe`],
        ['GET', `/tableros/${id}`],
        ['GET', `/tableros/proyecto/${id}`],
        ['GET', `/tableros/principal/${id}`],
        ['PUT', `/tableros/${id}/columnas`],
        ['PUT', `/tableros/mover-historia/${id}`],
      ] as const;
      for (const [method, url] of calls) {
        const body = url.endsWith('pendientes')
          ? { destino: null }
          : { ...valid.mover(), version: 1, columnas: columnasOf(tree) };
        const reply = await world.as(world.creator)(
          method,
          url,
          method === 'PUT' || method === 'POST' ? body : undefined,
        );
        expect({ method, url, status: reply.status }).toEqual({ method, url, status: 400 });
        expect(reply.body.message).toBe(ID);
      }
    },
  );

  it.each([
    () => `/sprints/proyecto/${tree.proyecto}?limite=0`,
    () => `/sprints/proyecto/${tree.proyecto}?limite=x`,
    () => `/sprints/proyecto/${tree.proyecto}?cursor=nada`,
    () => `/sprints/proyecto/${tree.proyecto}?cursor=a&cursor=b`,
    () => `/sprints/proyecto/${tree.proyecto}/historias-disponibles?sprint=1`,
  ])('GET with a bad query %#', async (url) => {
    const reply = await world.as(world.creator)('GET', url());
    expect([reply.status, reply.body.codigo]).toEqual([400, 'VALIDACION']);
  });

  it('drops unknown fields', async () => {
    const body = {
      ...valid.sprint(),
      estado: 'completado',
      numero: 99,
      reserva: true,
      version: 9,
      $set: { a: 1 },
    };
    const { sprint } = (await world.as(world.admin)('POST', '/sprints', body)).body;
    expect(sprint).toMatchObject({ estado: 'pendiente', numero: 3, version: 1 });
    before = await snapshot();
  });
});
