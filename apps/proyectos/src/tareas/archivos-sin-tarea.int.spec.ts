import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { erroresProyectos, MAX_ARCHIVO_BYTES, type Historia, type Tarea } from '@pmp/contracts/proyectos';
import { eventually, formOf, PDF, PNG } from '@pmp/testing';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { big, file, taskFiles } from '../../test/task-files';
import { World } from '../../test/world';

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

const { upload, stored, kept, sweep } = taskFiles(() => world);

describe('files that nobody owns', () => {
  it.each([
    ['a task', () => `/tareas/${tarea._id}`],
    ['its story', () => `/historias/${historia._id}`],
    ['its epic', () => `/epicas/${historia.epicaId._id}`],
    ['its project', () => `/proyectos/${historia.proyecto}`],
  ])('are removed with %s once that is purged', async (_what, path) => {
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

  it('are removed after an upload was killed, but not while it could still be running', async () => {
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

describe('uploads over a real connection', () => {
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

  it('say that a far too large file is too large', async () => {
    const before = await kept();
    const reply = await post(formOf({}, [file('a.png', big(3 * MAX_ARCHIVO_BYTES))]));
    expect(reply.status).toBe(413);
    const wrong = await post(formOf({}, [file('a.png', randomBytes(MAX_ARCHIVO_BYTES))]));
    expect(wrong.status).toBe(415);
    expect(await kept()).toEqual(before);
  });

  it('leave nothing when the form ends too early', async () => {
    const before = await kept();
    const cut = await post(formOf({}, [file('a.png', big(2_000_000))], { truncated: true }));
    expect(cut.status).toBe(400);
    expect(await cut.json()).toMatchObject({ message: erroresProyectos.formularioNoLegible.message });
    expect(await kept()).toEqual(before);
  });

  it('leave nothing when the connection is cut', async () => {
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
    expect((await stored(tarea._id)).archivos).toEqual([]);
  });
});
