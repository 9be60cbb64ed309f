import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, World } from './world';

let world: World;
let tree: Awaited<ReturnType<World['tree']>>;
let foreign: Awaited<ReturnType<World['tree']>>;
let apart: Pick<typeof tree, 'historia' | 'tarea'>;
let before: unknown;

beforeAll(async () => {
  world = await World.start();
  tree = await world.tree();
  foreign = await world.tree();
  const historia = await world.historia(await world.epica(tree.proyecto._id));
  apart = { historia, tarea: await world.tarea(historia) };
  before = await snapshot();
});
afterAll(() => world.close());

const COLLECTIONS = [
  'proyectos',
  'epicas',
  'historias',
  'tareas',
  'historial',
  'archivos.files',
  'archivos.chunks',
];
const snapshot = () =>
  Promise.all(COLLECTIONS.map((name) => world.collection(name).find().sort({ _id: 1 }).toArray()));

const HUGE = 'x'.repeat(300_000);
const OPERATOR = { $gt: '' };
type Body = Record<string, unknown>;

/** A valid body of each creation, to be spoilt in one place. */
const valid = {
  proyectos: (): Body => ({ nombre: 'Nuevo', clave: 'NUEVO', equipo: world.team }),
  epicas: (): Body => ({ titulo: 'Nueva', proyecto: tree.proyecto._id }),
  historias: (): Body => ({ titulo: 'Nueva', proyecto: tree.proyecto._id, epicaId: tree.epica._id }),
  tareas: (): Body => ({ titulo: 'Nueva', proyecto: tree.proyecto._id, historiaId: tree.historia._id }),
};
type Path = keyof typeof valid;
const target = (path: Path) =>
  ({
    proyectos: tree.proyecto,
    epicas: tree.epica,
    historias: tree.historia,
    tareas: tree.tarea,
  })[path]._id;

type Spoilt = [path: Path, why: string, fields: () => Body, campo: string | null, status?: number];

const everywhere = (Object.keys(valid) as Path[]).flatMap((path): Spoilt[] => {
  const name = path === 'proyectos' ? 'nombre' : 'titulo';
  return [
    [path, `${name} blank`, () => ({ [name]: '   ' }), name],
    [path, `${name} null`, () => ({ [name]: null }), name],
    [path, `${name} an operator`, () => ({ [name]: OPERATOR }), name],
    [path, `${name} a number`, () => ({ [name]: 7 }), name],
    [path, `${name} a list`, () => ({ [name]: ['a'] }), name],
    [path, `${name} too long`, () => ({ [name]: 'x'.repeat(201) }), name],
    [path, `${name} of 300 kB`, () => ({ [name]: HUGE }), null, 413],
    [path, 'descripcion an operator', () => ({ descripcion: OPERATOR }), 'descripcion'],
    [path, 'descripcion too long', () => ({ descripcion: 'x'.repeat(10_001) }), 'descripcion'],
    [path, 'prioridad unknown', () => ({ prioridad: 'urgente' }), 'prioridad'],
    [path, 'estado unknown', () => ({ estado: 'perdido' }), 'estado'],
    [path, 'estado an operator', () => ({ estado: OPERATOR }), 'estado'],
  ];
});

const onlyOnCreate: Spoilt[] = [
  ...(Object.keys(valid) as Path[]).flatMap((path): Spoilt[] => [
    [path, '_id malformed', () => ({ _id: 'abc' }), '_id'],
    [path, '_id an operator', () => ({ _id: OPERATOR }), '_id'],
  ]),
  ['proyectos', 'clave too short', () => ({ clave: 'x' }), 'clave'],
  ['proyectos', 'clave too long', () => ({ clave: 'ABCDEFGHIJK' }), 'clave'],
  ['proyectos', 'clave an operator', () => ({ clave: OPERATOR }), 'clave'],
  ['proyectos', 'equipo missing', () => ({ equipo: '' }), 'equipo'],
  ['proyectos', 'equipo malformed', () => ({ equipo: '1234' }), 'equipo'],
  ['epicas', 'proyecto malformed', () => ({ proyecto: 'abc' }), 'proyecto'],
  ['epicas', 'proyecto an operator', () => ({ proyecto: OPERATOR }), 'proyecto'],
  ['epicas', 'proyecto absent', () => ({ proyecto: newId() }), null, 404],
  ['historias', 'proyecto missing', () => ({ proyecto: undefined }), 'proyecto'],
  ['historias', 'proyecto absent', () => ({ proyecto: newId() }), null, 404],
  ['historias', 'epicaId missing', () => ({ epicaId: undefined }), 'epicaId'],
  ['tareas', 'historiaId missing', () => ({ historiaId: undefined }), 'historiaId'],
  ['tareas', 'proyecto absent', () => ({ proyecto: newId() }), null, 404],
];

const ofOneKind: Spoilt[] = [
  ['proyectos', 'fechaInicio no date', () => ({ fechaInicio: 'ayer' }), 'fechaInicio'],
  ['proyectos', 'fechaInicio impossible', () => ({ fechaInicio: '2026-13-45' }), 'fechaInicio'],
  ['proyectos', 'fechaFin an operator', () => ({ fechaFin: OPERATOR }), 'fechaFin'],
  [
    'proyectos',
    'fechaFin before fechaInicio',
    () => ({ fechaInicio: '2026-11-20', fechaFin: '2026-11-19' }),
    'fechaFin',
  ],
  ['epicas', 'estado of a task', () => ({ estado: 'bloqueada' }), 'estado'],
  ['historias', 'estado of a task', () => ({ estado: 'bloqueada' }), 'estado'],
  ['historias', 'puntos negative', () => ({ puntos: -1 }), 'puntos'],
  ['historias', 'puntos a text', () => ({ puntos: '5' }), 'puntos'],
  ['historias', 'puntos an operator', () => ({ puntos: OPERATOR }), 'puntos'],
  ['historias', 'epicaId malformed', () => ({ epicaId: 'abc' }), 'epicaId'],
  ['historias', 'epicaId an operator', () => ({ epicaId: OPERATOR }), 'epicaId'],
  ['historias', 'epicaId absent', () => ({ epicaId: newId() }), 'epicaId'],
  ['historias', "another project's epic", () => ({ epicaId: foreign.epica._id }), 'epicaId'],
  ['tareas', 'tipo unknown', () => ({ tipo: 'cosa' }), 'tipo'],
  ['tareas', 'fechaLimite no date', () => ({ fechaLimite: 'mañana' }), 'fechaLimite'],
  ['tareas', 'tiempoEstimado negative', () => ({ tiempoEstimado: -1 }), 'tiempoEstimado'],
  ['tareas', 'tiempoEstimado off step', () => ({ tiempoEstimado: 0.3 }), 'tiempoEstimado'],
  ['tareas', 'asignado malformed', () => ({ asignado: 'yo' }), 'asignado'],
  ['tareas', 'asignado unknown', () => ({ asignado: newId() }), 'asignado'],
  ['tareas', 'asignado without access', () => ({ asignado: world.outsider._id }), 'asignado'],
  ['tareas', "another project's story", () => ({ historiaId: foreign.historia._id }), 'historiaId'],
];

const onlyOnUpdate: Spoilt[] = [
  ...(['epicas', 'historias', 'tareas'] as Path[]).flatMap((path): Spoilt[] => [
    [path, 'despuesDe malformed', () => ({ despuesDe: 'arriba' }), 'despuesDe'],
    [path, 'despuesDe an operator', () => ({ despuesDe: OPERATOR }), 'despuesDe'],
    [path, 'despuesDe absent', () => ({ despuesDe: newId() }), 'despuesDe'],
  ]),
  ['epicas', "despuesDe another project's", () => ({ despuesDe: foreign.epica._id }), 'despuesDe'],
  ['historias', "despuesDe another project's", () => ({ despuesDe: foreign.historia._id }), 'despuesDe'],
  ['tareas', "despuesDe another project's", () => ({ despuesDe: foreign.tarea._id }), 'despuesDe'],
  ['historias', 'despuesDe of another epic', () => ({ despuesDe: apart.historia._id }), 'despuesDe'],
  ['tareas', 'despuesDe of another story', () => ({ despuesDe: apart.tarea._id }), 'despuesDe'],
];

type BadLote = [
  path: 'historias' | 'tareas',
  why: string,
  body: () => unknown,
  campo: string | null,
  status?: number,
];

const lotes = (['historias', 'tareas'] as const).flatMap((path): BadLote[] => {
  const own = () => [target(path)];
  const cambios = { prioridad: 'alta' };
  const other = path === 'historias' ? () => foreign.historia._id : () => foreign.tarea._id;
  return [
    [path, 'no ids', () => ({ ids: [], cambios }), 'ids'],
    [path, 'ids that are no list', () => ({ ids: OPERATOR, cambios }), 'ids'],
    [path, 'an id that is none', () => ({ ids: [...own(), 'x'], cambios }), 'ids.1'],
    [path, '201 ids', () => ({ ids: Array.from({ length: 201 }, newId), cambios }), 'ids'],
    [path, 'no change', () => ({ ids: own(), cambios: {} }), 'cambios'],
    [path, 'an unknown change', () => ({ ids: own(), cambios: { titulo: 'Otra' } }), 'cambios'],
    [path, 'a bad estado', () => ({ ids: own(), cambios: { estado: 'perdido' } }), 'cambios.estado'],
    [path, 'one that is absent', () => ({ ids: [...own(), newId()], cambios }), null, 404],
    [path, 'one of another kind', () => ({ ids: [...own(), tree.epica._id], cambios }), null, 404],
    ...(path === 'historias'
      ? ([
          [path, 'an absent epic', () => ({ ids: own(), cambios: { epicaId: newId() } }), 'epicaId'],
          [
            path,
            "another project's epic",
            () => ({ ids: own(), cambios: { epicaId: foreign.epica._id } }),
            'epicaId',
          ],
          [
            path,
            'one of each project and an epic',
            () => ({ ids: [...own(), other()], cambios: { epicaId: tree.epica._id } }),
            'epicaId',
          ],
        ] satisfies BadLote[])
      : ([
          [
            path,
            'a person without access',
            () => ({ ids: own(), cambios: { asignado: world.outsider._id } }),
            'asignado',
          ],
          [
            path,
            'a person who is none',
            () => ({ ids: own(), cambios: { asignado: 'yo' } }),
            'cambios.asignado',
          ],
        ] satisfies BadLote[])),
  ];
});

const fieldForm = (name: string, value: string, type = 'text/plain') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${value}\r\n--b--\r\n`;

async function expectRefused(
  method: 'POST' | 'PUT',
  url: string,
  body: unknown,
  campo: string | null,
  status = 400,
): Promise<void> {
  const reply = await world.as(world.creator)(method, url, body);
  expect({ text: reply.text.slice(0, 300), status: reply.status }).toMatchObject({ status });
  expect(reply.body).toMatchObject({ success: false, requestId: expect.any(String) });
  expect(reply.body.message).toMatch(/\S/);
  expect(reply.body.codigo).toMatch(/^[A-Z_]+$/);
  if (campo) expect(reply.body.errores.map((e: { campo: string }) => e.campo)).toContain(campo);
  expect(await snapshot()).toEqual(before);
}

describe('bad input changes nothing', () => {
  it.each([...everywhere, ...ofOneKind, ...onlyOnCreate])(
    'POST /%s with %s',
    async (path, _why, fields, campo, status) => {
      await expectRefused('POST', `/${path}`, { ...valid[path](), ...fields() }, campo, status);
    },
  );

  it.each([...everywhere, ...ofOneKind])('PUT /%s with %s', async (path, _why, fields, campo, status) => {
    await expectRefused('PUT', `/${path}/${target(path)}`, fields(), campo, status);
  });

  it.each(onlyOnUpdate)('PUT /%s with %s', async (path, _why, fields, campo, status) => {
    await expectRefused('PUT', `/${path}/${target(path)}`, { titulo: 'Otra', ...fields() }, campo, status);
  });

  it.each(lotes)('PUT /%s/lote with %s', async (path, _why, body, campo, status) => {
    await expectRefused('PUT', `/${path}/lote`, body(), campo, status);
  });

  it.each(Object.keys(valid) as Path[])('/%s with bodies that are no object', async (path) => {
    for (const body of ['{', '"text"', '[]', 'null', '{"__proto__":{"rol":"admin"}}']) {
      await expectRefused('POST', `/${path}`, body, null);
      await expectRefused('PUT', `/${path}/${target(path)}`, body, null);
    }
  });

  it.each(Object.keys(valid) as Path[])('/%s with another content type', async (path) => {
    const headers = { 'content-type': 'application/xml' };
    const reply = await world.as(world.creator)('POST', `/${path}`, '<a/>', headers);
    expect(reply.status).toBe(415);
  });

  it.each(Object.keys(valid) as Path[])('/%s with a stale version', async (path) => {
    const name = path === 'proyectos' ? 'nombre' : 'titulo';
    await expectRefused('PUT', `/${path}/${target(path)}`, { [name]: 'Tarde', version: 7 }, null, 409);
    await expectRefused('PUT', `/${path}/${target(path)}`, { [name]: 'Mal', version: '1' }, 'version');
  });

  it.each(Object.keys(valid) as Path[])('/%s with ids that are none', async (path) => {
    const call = world.as(world.creator);
    for (const id of ['1', 'resumir', `${target(path)}0`, '%7B%22$gt%22:%22%22%7D', 'A'.repeat(24)]) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const reply = await call(method, `/${path}/${id}`, method === 'PUT' ? {} : undefined);
        expect({ method, id, status: reply.status }).toEqual({ method, id, status: 400 });
        expect(reply.body.message).toBe('El identificador no es válido');
      }
    }
  });

  it.each([
    '/proyectos?limite=0',
    '/proyectos?limite=x',
    '/proyectos?limite=501',
    '/proyectos?cursor=nada',
    '/proyectos?cursor=a&cursor=b',
    '/proyectos/buscar',
    '/proyectos/buscar?q=%20',
    `/proyectos/buscar?q=${'x'.repeat(101)}`,
    '/proyectos/buscar?q=a&q=b',
    '/tareas?asignado=otro',
    '/tareas?estado=perdido',
    '/tareas?proyecto=1',
  ])('GET %s', async (url) => {
    const reply = await world.as(world.creator)('GET', url);
    expect(reply.status).toBe(400);
    expect(reply.body.codigo).toBe('VALIDACION');
  });

  it.each([
    ['a boundary that is missing', 'multipart/form-data', 'x'],
    ['no form at all', 'multipart/form-data; boundary=b', 'x'],
    ['nothing', 'multipart/form-data; boundary=b', ''],
    [
      'a part without an end',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"',
    ],
    ['a field named __proto__', 'multipart/form-data; boundary=b', fieldForm('__proto__', 'x')],
    ['a field named constructor', 'multipart/form-data; boundary=b', fieldForm('constructor', 'x')],
    ['a text that is too long', 'multipart/form-data; boundary=b', fieldForm('titulo', 'x'.repeat(201))],
    ['a number that is none', 'multipart/form-data; boundary=b', fieldForm('tiempoEstimado', 'NaN')],
    ['an object', 'multipart/form-data; boundary=b', fieldForm('titulo', '{"$gt":""}', 'application/json')],
    ['forty fields', 'multipart/form-data; boundary=b', fieldForm('a', 'x').repeat(40)],
  ])('forms with %s', async (_why, type, body) => {
    const headers = { 'content-type': type };
    const one = `/tareas/${tree.tarea._id}`;
    for (const [method, url] of [
      ['POST', '/tareas'],
      ['POST', `${one}/archivos`],
    ] as const) {
      const reply = await world.as(world.creator)(method, url, body, headers);
      expect({ url, status: reply.status, text: reply.text }).toMatchObject({
        status: expect.toBeOneOf([400, 413]),
      });
      expect(reply.body).toMatchObject({ success: false, requestId: expect.any(String) });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('drops fields it does not know, of an admin too', async () => {
    const body = {
      ...valid.epicas(),
      titulo: 'Limpia',
      creador: newId(),
      version: 9,
      orden: '0',
      $set: { a: 1 },
    };
    const { epica } = (await world.as(world.admin)('POST', '/epicas', body)).body;
    const doc = await world.collection('epicas').findOne({ titulo: 'Limpia' });
    expect(doc).toMatchObject({ version: 1, creador: expect.objectContaining({}) });
    expect(String(doc?.['creador'])).toBe(world.admin._id);
    expect(doc).not.toHaveProperty('$set');
    expect(epica.orden).not.toBe('0');
    before = await snapshot();
  });
});
