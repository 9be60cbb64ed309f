import {
  erroresProyectos,
  MAX_ARCHIVO_BYTES,
  tareaSchema,
  type Archivo,
  type CambioHistorial,
  type Historia,
  type Tarea,
} from '@pmp/contracts/proyectos';
import { DOC, DOCX, eventually, formOf, JPG, oleWith, PDF, PNG, zipWith, type Adjunto } from '@pmp/testing';
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId, World } from '../../test/world';
import { Sweeper } from '../barrido/sweeper';
import { TareaEvents } from './tarea-events';

let world: World;
let historia: Historia;
let tarea: Tarea;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ historia, tarea } = await world.tree());
});

const file = (nombre: string, bytes: Buffer): Adjunto => ({ nombre, bytes });
const big = (size: number) => Buffer.concat([PNG, randomBytes(size - PNG.length)]);
const texts = (fields: object = {}) => ({
  titulo: 'Con foto',
  proyecto: historia.proyecto,
  historiaId: historia._id,
  ...fields,
});
const upload = (id: string, ...files: Adjunto[]) =>
  world.form(world.member, 'POST', `/tareas/${id}/archivos`, formOf({}, files));
const get = (path: string) => world.as(world.member)('GET', path);
const storedTarea = async (id = tarea._id) => (await get(`/tareas/${id}`)).body.tarea as Tarea;

/** Everything that is kept of files. */
const kept = async () => ({
  files: await world.collection('archivos.files').countDocuments(),
  chunks: await world.collection('archivos.chunks').countDocuments(),
  rows: await world.collection('barridos').countDocuments({ tipo: 'archivo' }),
});
const sweep = (now = new Date()) => world.service.app.get(Sweeper, { strict: false }).sweep(now);
const download = (url: string, person = world.member) =>
  world.service.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${person.token}` } });

describe('a task with a form', () => {
  it('is made from texts, with its files, whichever come first', async () => {
    for (const filesFirst of [false, true]) {
      const fields = { tiempoEstimado: '2.5', asignado: world.member._id, fechaLimite: '2026-12-01' };
      const form = formOf(texts(fields), [file('a.png', PNG), file('b.pdf', PDF)], { filesFirst });
      const reply = await world.form(world.creator, 'POST', '/tareas', form);
      expect(reply.status).toBe(201);
      const made = tareaSchema.parse(reply.body['tarea']);
      expect(made).toMatchObject({
        titulo: 'Con foto',
        tiempoEstimado: 2.5,
        asignado: { nombre: 'Mario Miembro' },
      });
      expect(made.archivos).toMatchObject([
        { nombre: 'a.png', tipo: 'image/png', tamano: PNG.length, subidoPor: { nombre: 'Carla Creadora' } },
        { nombre: 'b.pdf', tipo: 'application/pdf', tamano: PDF.length },
      ]);
      expect((await storedTarea(made._id)).archivos).toEqual(made.archivos);
    }
  });

  it('is made without files, from a form as from JSON, an empty file input included', async () => {
    const reply = await world.form(
      world.creator,
      'POST',
      '/tareas',
      formOf(texts(), [file('', Buffer.alloc(0))]),
    );
    expect(reply).toMatchObject({ status: 201, body: { tarea: { archivos: [] } } });
  });

  it('is changed and cleared by one, and adds its files to those it has', async () => {
    await world.as(world.member)('PUT', `/tareas/${tarea._id}`, {
      tiempoEstimado: 3,
      asignado: world.member._id,
    });
    await upload(tarea._id, file('a.png', PNG));
    const form = formOf({ titulo: 'Otra', tiempoEstimado: '', asignado: '', version: '3' }, [
      file('b.jpg', JPG),
    ]);
    const reply = await world.form(world.member, 'PUT', `/tareas/${tarea._id}`, form);
    expect(reply.body['tarea']).toMatchObject({
      titulo: 'Otra',
      tiempoEstimado: null,
      asignado: null,
      version: 4,
      archivos: [{ nombre: 'a.png' }, { nombre: 'b.jpg' }],
    });
  });

  it('keeps no file of a repeated creation, and of no refused one', async () => {
    const _id = newId();
    const form = () => formOf(texts({ _id }), [file('a.png', PNG)]);
    expect((await world.form(world.creator, 'POST', '/tareas', form())).status).toBe(201);
    const before = await kept();
    const again = await world.form(world.creator, 'POST', '/tareas', form());
    expect(again).toMatchObject({ status: 200, body: { tarea: { archivos: [{ nombre: 'a.png' }] } } });
    const refused = [
      formOf(texts({ titulo: ' ' }), [file('a.png', PNG)]),
      formOf(texts({ tiempoEstimado: 'mucho' }), [file('a.png', PNG)]),
      formOf(texts({ historiaId: newId() }), [file('a.png', PNG)]),
      formOf(texts({ asignado: world.outsider._id }), [file('a.png', PNG)]),
      formOf(texts({ titulo: ' ' }), [file('a.png', PNG)], { filesFirst: true }),
    ];
    for (const body of refused) {
      expect((await world.form(world.creator, 'POST', '/tareas', body)).status).toBe(400);
    }
    const stale = formOf({ titulo: 'Tarde', version: '9' }, [file('a.png', PNG)]);
    expect((await world.form(world.member, 'PUT', `/tareas/${tarea._id}`, stale)).status).toBe(409);
    expect(await kept()).toEqual(before);
  });

  it('is not made, and no byte is kept, when the transaction fails', async () => {
    const before = await kept();
    const events = world.service.app.get(TareaEvents, { strict: false });
    const broken = vi.spyOn(events, 'updated').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect((await upload(tarea._id, file('a.png', PNG))).status).toBe(500);
    broken.mockRestore();
    expect(await kept()).toEqual(before);
    expect((await storedTarea()).archivos).toEqual([]);
  });
});

describe('the files of a task', () => {
  it.each([
    ['a.png', PNG, 'image/png'],
    ['b.jpg', JPG, 'image/jpeg'],
    ['c.pdf', PDF, 'application/pdf'],
    ['d.doc', DOC, 'application/msword'],
    ['e.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['no name of its kind', PNG, 'image/png'],
  ])('keep %s by its content and give it back as it came, never as a page', async (nombre, bytes, tipo) => {
    const { body, status } = await upload(tarea._id, file(nombre, bytes));
    expect(status).toBe(201);
    const [archivo] = body['archivos'] as Archivo[];
    expect(archivo).toMatchObject({ nombre, tipo, tamano: bytes.length });
    const reply = await download(archivo?.url ?? '');
    expect(reply.rawPayload.equals(bytes)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': tipo,
      'content-length': bytes.length.toString(),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="/);
  });

  it('keep a name in any language', async () => {
    const [archivo] = (await upload(tarea._id, file('Reunión «año».pdf', PDF))).body['archivos'] as Archivo[];
    const disposition = (await download(archivo?.url ?? '')).headers['content-disposition'];
    expect(disposition).toBe(
      `attachment; filename="Reuni_n _a_o_.pdf"; filename*=UTF-8''${encodeURIComponent('Reunión «año».pdf')}`,
    );
  });

  it('may be as large as is said, and not a byte larger', async () => {
    const largest = big(MAX_ARCHIVO_BYTES);
    const { body } = await upload(tarea._id, file('grande.png', largest));
    const [archivo] = body['archivos'] as Archivo[];
    const digest = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex');
    expect(digest((await download(archivo?.url ?? '')).rawPayload)).toBe(digest(largest));
    const before = await kept();
    const reply = await upload(tarea._id, file('mayor.png', big(MAX_ARCHIVO_BYTES + 1)));
    expect(reply).toMatchObject({
      status: 413,
      body: { codigo: 'ARCHIVO_DEMASIADO_GRANDE', message: 'El archivo supera el límite de 10 MB' },
    });
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(600)])],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>')],
    ['a sheet', oleWith('Workbook')],
    ['a zip', zipWith('foto.png')],
    ['a sheet of today', zipWith('[Content_Types].xml', 'xl/workbook.xml')],
    ['a document with macros', zipWith('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['two letters', Buffer.from('no')],
    ['half a signature', PNG.subarray(0, 4)],
  ])('refuse %s, whatever its name', async (_what, bytes) => {
    const before = await kept();
    for (const nombre of ['foto.png', 'informe.pdf', 'carta.docx']) {
      expect(await upload(tarea._id, file(nombre, bytes))).toMatchObject({
        status: 415,
        body: { codigo: 'TIPO_NO_PERMITIDO', message: 'Tipo de archivo no permitido' },
      });
    }
    expect(await kept()).toEqual(before);
  });

  it('are kept all or none of one form', async () => {
    const before = await kept();
    expect((await upload(tarea._id, file('a.png', PNG), file('b.exe', Buffer.from('MZ')))).status).toBe(415);
    expect((await upload(tarea._id, file('a.png', PNG), file('b.png', Buffer.alloc(0)))).status).toBe(400);
    const many = Array.from({ length: 11 }, () => file('a.png', PNG));
    expect(await upload(tarea._id, ...many)).toMatchObject({
      status: 400,
      body: { message: erroresProyectos.demasiadosArchivos.message },
    });
    expect((await upload(tarea._id)).status).toBe(400);
    expect((await world.as(world.member)('POST', `/tareas/${tarea._id}/archivos`, {})).status).toBe(400);
    expect(await kept()).toEqual(before);
    expect((await storedTarea()).archivos).toEqual([]);
  });

  it('are at most fifty', async () => {
    const ten = Array.from({ length: 10 }, (_, i) => file(`${i}.png`, PNG));
    for (let i = 0; i < 5; i++) expect((await upload(tarea._id, ...ten)).status).toBe(201);
    const before = await kept();
    expect((await upload(tarea._id, file('uno.png', PNG))).status).toBe(400);
    expect(await kept()).toEqual(before);
  });

  it('all stay when two people add at once', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const replies = await Promise.all(names.map((name) => upload(tarea._id, file(`${name}.png`, PNG))));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await storedTarea()).archivos.map(({ nombre }) => nombre).sort()).toEqual(
      names.map((n) => `${n}.png`),
    );
  });

  it('are removed one by one, which the history tells', async () => {
    const added = await upload(tarea._id, file('a.png', PNG), file('b.png', PNG));
    const [a, b] = added.body['archivos'] as Archivo[];
    const reply = await world.as(world.member)('DELETE', `/tareas/${tarea._id}/archivos/${a?._id}`);
    expect(reply.body.tarea.archivos).toEqual([b]);
    expect((await download(a?.url ?? '')).statusCode).toBe(404);
    expect((await download(b?.url ?? '')).statusCode).toBe(200);
    const { cambios } = (await get(`/tareas/${tarea._id}/historial`)).body as { cambios: CambioHistorial[] };
    expect(cambios.map(({ campo, de, a: now }) => [campo, de, now]).slice(0, 1)).toEqual([
      ['archivos', 'a.png', null],
    ]);
    expect(cambios.filter(({ campo }) => campo === 'archivos')).toHaveLength(3);
    await sweep();
    expect(
      await world.collection('archivos.files').countDocuments({ filename: 'a.png', _id: a?._id as never }),
    ).toBe(0);
  });

  it('are nobody else’s, and of no other task', async () => {
    const [archivo] = (await upload(tarea._id, file('a.png', PNG))).body['archivos'] as Archivo[];
    const other = await world.tarea(historia);
    for (const url of [
      `/api/tareas/${other._id}/archivos/${archivo?._id}`,
      `/api/tareas/${tarea._id}/archivos/${newId()}`,
    ]) {
      expect((await download(url)).statusCode).toBe(404);
      expect((await world.as(world.member)('DELETE', url.slice('/api'.length))).status).toBe(404);
    }
    expect((await download(archivo?.url ?? '', world.outsider)).statusCode).toBe(404);
    const before = await kept();
    const form = formOf(texts(), [file('a.png', PNG)]);
    expect((await world.form(world.outsider, 'POST', '/tareas', form)).status).toBe(404);
    const foreign = await world.form(
      world.outsider,
      'POST',
      `/tareas/${tarea._id}/archivos`,
      formOf({}, [file('a.png', PNG)]),
    );
    expect(foreign.status).toBe(404);
    expect(await kept()).toEqual(before);
  });
});

describe('bytes that nobody owns', () => {
  it.each([
    ['a task', () => `/tareas/${tarea._id}`],
    ['its story', () => `/historias/${historia._id}`],
    ['its epic', () => `/epicas/${historia.epicaId._id}`],
    ['its project', () => `/proyectos/${historia.proyecto}`],
  ])('go with %s once that is purged', async (_what, path) => {
    await sweep();
    const before = await kept();
    await upload(tarea._id, file('a.png', PNG), file('b.pdf', PDF));
    expect((await world.as(world.creator)('DELETE', path())).status).toBe(200);
    await sweep();
    expect(await kept()).not.toEqual(before);
    const purged = path().split('/').at(-1);
    expect((await world.as(world.admin)('DELETE', `/papelera/${purged}`)).status).toBe(200);
    await eventually(async () => {
      await sweep();
      expect(await kept()).toEqual(before);
    });
  });

  it('go after an upload that was killed, never before it could have ended', async () => {
    const before = await kept();
    const files_id = (await world.collection('archivos.files').insertOne({ filename: 'medio.png' }))
      .insertedId;
    await world.collection('archivos.chunks').insertOne({ files_id, n: 0, data: PNG });
    await world
      .collection('barridos')
      .insertOne({ _id: files_id, tipo: 'archivo', desde: new Date(Date.now() + 3_600_000) });
    await sweep();
    expect((await kept()).chunks).toBe(before.chunks + 1);
    await sweep(new Date(Date.now() + 3_600_001));
    expect(await kept()).toEqual(before);
  });
});

describe('over a real connection', () => {
  let address: AddressInfo;
  beforeAll(async () => {
    await world.service.app.listen({ port: 0, host: '127.0.0.1' });
    address = world.service.app.getHttpServer().address() as AddressInfo;
  });

  const post = (form: ReturnType<typeof formOf>) =>
    fetch(`http://127.0.0.1:${address.port}/api/tareas/${tarea._id}/archivos`, {
      method: 'POST',
      headers: { ...form.headers, authorization: `Bearer ${world.member.token}` },
      body: new Uint8Array(form.body),
    });

  it('a file that is far too large is answered as such', async () => {
    const before = await kept();
    const reply = await post(formOf({}, [file('a.png', big(3 * MAX_ARCHIVO_BYTES))]));
    expect(reply.status).toBe(413);
    const wrong = await post(formOf({}, [file('a.png', randomBytes(MAX_ARCHIVO_BYTES))]));
    expect(wrong.status).toBe(415);
    expect(await kept()).toEqual(before);
  });

  it('a form that ends too early leaves nothing', async () => {
    const before = await kept();
    const cut = await post(formOf({}, [file('a.png', big(2_000_000))], { truncated: true }));
    expect(cut.status).toBe(400);
    expect(await cut.json()).toMatchObject({ message: erroresProyectos.formularioNoLegible.message });
    expect(await kept()).toEqual(before);
  });

  it('a line that is cut leaves nothing', async () => {
    const before = await kept();
    const { body, headers } = formOf({}, [file('a.png', big(5_000_000))]);
    const socket = connect(address.port, '127.0.0.1');
    socket.write(
      `POST /api/tareas/${tarea._id}/archivos HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\n` +
        `Authorization: Bearer ${world.member.token}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 3_000_000));
    await eventually(async () => expect((await kept()).chunks).toBeGreaterThan(before.chunks));
    socket.destroy();
    await eventually(async () => expect(await kept()).toEqual(before));
    expect((await storedTarea()).archivos).toEqual([]);
  });
});
