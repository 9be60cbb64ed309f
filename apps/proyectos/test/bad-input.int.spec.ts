import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  everywhere,
  lotes,
  ofOneKind,
  onlyOnCreate,
  onlyOnUpdate,
  PATHS,
  target,
  valid,
  type Places,
} from './spoilt';
import { newId, World } from './world';

let world: World;
let places: Places;
let before: unknown;

beforeAll(async () => {
  world = await World.start();
  const tree = await world.tree();
  const foreign = await world.tree();
  const historia = await world.historia(await world.epica(tree.proyecto._id));
  const apart = { historia, tarea: await world.tarea(historia) };
  places = { world, tree, foreign, apart };
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
    async (path, _why, fields, campo, status = 400) => {
      await expectRefused('POST', `/${path}`, { ...valid[path](places), ...fields(places) }, campo, status);
    },
  );

  it.each([...everywhere, ...ofOneKind])(
    'PUT /%s with %s',
    async (path, _why, fields, campo, status = 400) => {
      await expectRefused('PUT', `/${path}/${target(path, places)}`, fields(places), campo, status);
    },
  );

  it.each(onlyOnUpdate)('PUT /%s with %s', async (path, _why, fields, campo, status = 400) => {
    await expectRefused(
      'PUT',
      `/${path}/${target(path, places)}`,
      { titulo: 'Otra', ...fields(places) },
      campo,
      status,
    );
  });

  it.each(lotes)('PUT /%s/lote with %s', async (path, _why, body, campo, status) => {
    await expectRefused('PUT', `/${path}/lote`, body(places), campo, status);
  });

  it.each(PATHS)('/%s with bodies that are not an object', async (path) => {
    for (const body of ['{', '"text"', '[]', 'null', '{"__proto__":{"rol":"admin"}}']) {
      await expectRefused('POST', `/${path}`, body, null);
      await expectRefused('PUT', `/${path}/${target(path, places)}`, body, null);
    }
  });

  it.each(PATHS)('/%s with another content type', async (path) => {
    const headers = { 'content-type': 'application/xml' };
    const reply = await world.as(world.creator)('POST', `/${path}`, '<a/>', headers);
    expect(reply.status).toBe(415);
  });

  it.each(PATHS)('/%s with a stale version', async (path) => {
    const name = path === 'proyectos' ? 'nombre' : 'titulo';
    await expectRefused(
      'PUT',
      `/${path}/${target(path, places)}`,
      { [name]: 'Tarde', version: 7 },
      null,
      409,
    );
    await expectRefused(
      'PUT',
      `/${path}/${target(path, places)}`,
      { [name]: 'Mal', version: '1' },
      'version',
    );
  });

  it.each(PATHS)('/%s with malformed ids', async (path) => {
    const call = world.as(world.creator);
    for (const id of ['1', 'resumir', `${target(path, places)}0`, '%7B%22$gt%22:%22%22%7D', 'A'.repeat(24)]) {
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
    ['a malformed number', 'multipart/form-data; boundary=b', fieldForm('tiempoEstimado', 'NaN')],
    ['an object', 'multipart/form-data; boundary=b', fieldForm('titulo', '{"$gt":""}', 'application/json')],
    ['forty fields', 'multipart/form-data; boundary=b', fieldForm('a', 'x').repeat(40)],
  ])('forms with %s', async (_why, type, body) => {
    const headers = { 'content-type': type };
    const one = `/tareas/${places.tree.tarea._id}`;
    for (const [method, url] of [
      ['POST', '/tareas'],
      ['POST', `${one}/archivos`],
    ] as const) {
      const reply = await world.as(world.creator)(method, url, body, headers);
      expect([400, 413]).toContain(reply.status);
      expect(reply.body).toMatchObject({ success: false, requestId: expect.any(String) });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('drops unknown fields, even from an admin', async () => {
    const body = {
      ...valid.epicas(places),
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
