import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tareaSchema, type Historia, type Tarea } from '@pmp/contracts/proyectos';
import { formOf, JPG, PDF, PNG } from '@pmp/testing';
import { file, taskFiles } from '../../test/task-files';
import { newId, World } from '../../test/world';
import { ElementoEvents } from '../elementos/events/elemento-events';

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

const { upload, stored, kept } = taskFiles(() => world);

const texts = (fields: object = {}) => ({
  titulo: 'Con foto',
  proyecto: historia.proyecto,
  historiaId: historia._id,
  ...fields,
});

describe('a task sent as a form', () => {
  it('is created from texts and files, whichever come first', async () => {
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
      expect((await stored(made._id)).archivos).toEqual(made.archivos);
    }
  });

  it('is created without files, from a form or JSON, also with an empty file input', async () => {
    const reply = await world.form(
      world.creator,
      'POST',
      '/tareas',
      formOf(texts(), [file('', Buffer.alloc(0))]),
    );
    expect(reply).toMatchObject({ status: 201, body: { tarea: { archivos: [] } } });
  });

  it('can be changed and cleared, and its files are added to the existing ones', async () => {
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

  it('keeps no files when the creation is a retry or is refused', async () => {
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
    const foreign = formOf(texts(), [file('a.png', PNG)]);
    expect((await world.form(world.outsider, 'POST', '/tareas', foreign)).status).toBe(404);
    const stale = formOf({ titulo: 'Tarde', version: '9' }, [file('a.png', PNG)]);
    expect((await world.form(world.member, 'PUT', `/tareas/${tarea._id}`, stale)).status).toBe(409);
    expect(await kept()).toEqual(before);
  });

  it('is not created, and no byte is kept, when the transaction fails', async () => {
    const before = await kept();
    const events = world.service.app.get(ElementoEvents, { strict: false });
    const broken = jest.spyOn(events, 'updated').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect((await upload(tarea._id, file('a.png', PNG))).status).toBe(500);
    broken.mockRestore();
    expect(await kept()).toEqual(before);
    expect((await stored(tarea._id)).archivos).toEqual([]);
  });
});
