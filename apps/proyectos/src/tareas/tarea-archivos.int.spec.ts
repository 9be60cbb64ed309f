import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  erroresProyectos,
  MAX_ARCHIVO_BYTES,
  type Archivo,
  type CambioHistorial,
  type Historia,
  type Tarea,
} from '@pmp/contracts/proyectos';
import { DOC, DOCX, formOf, JPG, oleWith, PDF, PNG, zipWith } from '@pmp/testing';
import { createHash, randomBytes } from 'node:crypto';
import { big, file, taskFiles } from '../../test/task-files';
import { newId, World } from '../../test/world';

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

const { upload, download, stored, kept, sweep } = taskFiles(() => world);

describe('the files of a task', () => {
  it.each([
    ['a.png', PNG, 'image/png'],
    ['b.jpg', JPG, 'image/jpeg'],
    ['c.pdf', PDF, 'application/pdf'],
    ['d.doc', DOC, 'application/msword'],
    ['e.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['no name of its kind', PNG, 'image/png'],
  ])('accept %s by its content and return it unchanged, never as a page', async (nombre, bytes, tipo) => {
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

  it('may be as large as the limit, and not a byte larger', async () => {
    const largest = big(MAX_ARCHIVO_BYTES);
    const { body, status } = await upload(tarea._id, file('grande.png', largest));
    expect({ status, body }).toMatchObject({ status: 201 });
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
    ['a modern sheet', zipWith('[Content_Types].xml', 'xl/workbook.xml')],
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

  it('are kept all or none when they come in one form', async () => {
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
    expect((await stored(tarea._id)).archivos).toEqual([]);
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
    expect((await stored(tarea._id)).archivos.map(({ nombre }) => nombre).sort()).toEqual(
      names.map((n) => `${n}.png`),
    );
  });

  it('are removed one by one, each with a row in the history', async () => {
    const added = await upload(tarea._id, file('a.png', PNG), file('b.png', PNG));
    const [a, b] = added.body['archivos'] as Archivo[];
    const reply = await world.as(world.member)('DELETE', `/tareas/${tarea._id}/archivos/${a?._id}`);
    expect(reply.body.tarea.archivos).toEqual([b]);
    expect((await download(a?.url ?? '')).statusCode).toBe(404);
    expect((await download(b?.url ?? '')).statusCode).toBe(200);
    const { cambios } = (await world.as(world.member)('GET', `/tareas/${tarea._id}/historial`)).body as {
      cambios: CambioHistorial[];
    };
    expect(cambios.map(({ campo, de, a: now }) => [campo, de, now]).slice(0, 1)).toEqual([
      ['archivos', 'a.png', null],
    ]);
    expect(cambios.filter(({ campo }) => campo === 'archivos')).toHaveLength(3);
    await sweep();
    expect(
      await world.collection('archivos.files').countDocuments({ filename: 'a.png', _id: a?._id as never }),
    ).toBe(0);
  });

  it('cannot be reached by outsiders or through another task', async () => {
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
