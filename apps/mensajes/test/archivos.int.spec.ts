import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ArchivoMensaje } from '@pmp/contracts/mensajes';
import { DOC, DOCX, formOf, JPG, oleWith, PDF, PNG, zipWith, type TestReply } from '@pmp/testing';
import { Sweeper } from '../src/archivos/sweeper';
import { World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const MB = 1024 * 1024;

function upload(...parts: [nombre: string, bytes: Buffer][]): Promise<TestReply> {
  const { body, headers } = formOf(
    {},
    parts.map(([nombre, bytes]) => ({ nombre, bytes })),
  );
  return world.as(world.ana)('POST', '/mensajes/archivos', body, headers);
}

const uploaded = async (nombre: string, bytes: Buffer): Promise<ArchivoMensaje> =>
  ((await upload([nombre, bytes])).body.archivos as ArchivoMensaje[])[0]!;

const stored = async () => ({
  files: await world.collection('archivos.files').countDocuments(),
  chunks: await world.collection('archivos.chunks').countDocuments(),
});

describe('an attachment', () => {
  it.each([
    ['foto.png', PNG, 'image/png'],
    ['foto.txt', JPG, 'image/jpeg'],
    ['acta.pdf', PDF, 'application/pdf'],
    ['viejo.doc', DOC, 'application/msword'],
    ['nuevo.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['grande.pdf', Buffer.concat([PDF, Buffer.alloc(10 * MB - PDF.length, 1)]), 'application/pdf'],
  ])('%s is accepted by its content and returned byte by byte', async (nombre, bytes, tipo) => {
    const archivo = await uploaded(nombre, bytes);
    expect(archivo).toMatchObject({ nombre, tipo, tamano: bytes.length, subidoPor: { nombre: 'Ana López' } });
    const reply = await world.service.app.inject({
      method: 'GET',
      url: archivo.url,
      headers: world.ana.auth,
    });
    expect(reply.rawPayload.equals(bytes)).toBe(true);
    expect(reply.headers).toMatchObject({ 'content-type': tipo, 'content-length': `${bytes.length}` });
    expect(reply.headers['content-disposition']).toContain(`attachment; filename="${nombre}"`);
    // Whoever leaves the conversation must not be able to open it from the browser's cache.
    expect(reply.headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['página.html', Buffer.from('<script>alert(1)</script>'.repeat(40)), 415],
    ['dibujo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(30)), 415],
    ['libro.docx', zipWith('[Content_Types].xml', 'xl/workbook.xml'), 415],
    ['macros.docx', zipWith('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), 415],
    ['hoja.doc', oleWith('Workbook'), 415],
    ['vacío.pdf', Buffer.alloc(0), 415],
    ['enorme.pdf', Buffer.concat([PDF, Buffer.alloc(10 * MB, 1)]), 413],
  ])('%s is refused and leaves nothing', async (nombre, bytes, status) => {
    const before = await stored();
    const reply = await upload(['bien.png', PNG], [nombre, bytes]);
    expect(reply.status).toBe(status);
    expect(reply.body.message).toBe(
      status === 413 ? 'El archivo supera el límite de 10 MB' : 'Tipo de archivo no permitido',
    );
    expect(await stored()).toEqual(before);
  });

  it('leaves nothing when its form breaks off, or has too many files or none', async () => {
    const before = await stored();
    const send = ({ body, headers }: ReturnType<typeof formOf>) =>
      world.as(world.ana)('POST', '/mensajes/archivos', body, headers);
    expect((await send(formOf({}, [{ nombre: 'a.png', bytes: PNG }], { truncated: true }))).status).toBe(400);
    const many = Array.from({ length: 11 }, (_, i) => ({ nombre: `${i}.png`, bytes: PNG }));
    expect((await send(formOf({}, many))).status).toBe(400);
    expect((await send(formOf({}))).status).toBe(400);
    expect((await world.as(world.ana)('POST', '/mensajes/archivos', { archivo: 'x' })).status).toBe(415);
    expect(await stored()).toEqual(before);
  });

  it('belongs to one message, needs no text with it, and is listed among the files of the chat', async () => {
    const team = await world.group([world.ana, world.luis]);
    const [uno, dos] = [await uploaded('uno.png', PNG), await uploaded('dos.pdf', PDF)];
    const mensaje = await world.send(world.ana, 'equipo', team, {
      contenido: '',
      archivos: [dos._id, uno._id],
    });
    expect(mensaje.archivos.map(({ nombre }) => nombre)).toEqual(['dos.pdf', 'uno.png']);
    expect((await world.chat(world.luis, team))?.ultimoMensaje).toMatchObject({ contenido: '', archivos: 2 });
    await expect(world.send(world.ana, 'equipo', team, { archivos: [uno._id] })).rejects.toThrow('adjuntar');
    const { archivos } = (await world.as(world.luis)('GET', `/mensajes/${team}/equipo/info`)).body;
    expect(archivos).toEqual(mensaje.archivos);
    const clienteId = 'con-archivo';
    const tres = await uploaded('tres.png', PNG);
    const first = await world.send(world.ana, 'equipo', team, { clienteId, archivos: [tres._id] });
    const second = await world.send(world.ana, 'equipo', team, { clienteId, archivos: [tres._id] });
    expect(second._id).toBe(first._id);
  });

  it('goes to one of two messages that name the same upload', async () => {
    const team = await world.group([world.ana, world.luis]);
    const { _id } = await uploaded('uno.png', PNG);
    const sends = await Promise.allSettled(
      Array.from({ length: 4 }, () => world.send(world.ana, 'equipo', team, { archivos: [_id] })),
    );
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is removed with its deleted message', async () => {
    const team = await world.group([world.ana, world.luis]);
    const { _id, url } = await uploaded('uno.png', PNG);
    const mensaje = await world.send(world.ana, 'equipo', team, { archivos: [_id] });
    const before = await stored();
    await world.as(world.ana)('DELETE', `/mensajes/${mensaje._id}`);
    expect((await world.as(world.luis)('GET', url.slice('/api'.length))).status).toBe(404);
    await world.service.app.get(Sweeper).sweep();
    expect(await stored()).toEqual({ files: before.files - 1, chunks: before.chunks - 1 });
  });

  it('is removed after a day, and no earlier, if it is never sent', async () => {
    const [kept, old] = [await uploaded('uno.png', PNG), await uploaded('dos.png', PNG)];
    const files = world.collection('archivos.files');
    const [newest] = await files.find({ filename: 'dos.png' }).sort({ _id: -1 }).toArray();
    await files.updateOne({ _id: newest!._id }, { $set: { 'metadata.caduca': new Date(Date.now() - 1) } });
    await expect(world.send(world.ana, 'equipo', world.team, { archivos: [old._id] })).rejects.toThrow(
      'adjuntar',
    );
    await world.service.app.get(Sweeper).sweep();
    const statusOf = async ({ url }: ArchivoMensaje) =>
      (await world.as(world.ana)('GET', url.slice(4))).status;
    expect([await statusOf(kept), await statusOf(old)]).toEqual([200, 404]);
  });
});
