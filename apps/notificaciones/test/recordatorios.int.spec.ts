import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Types } from 'mongoose';
import { NotificacionesRepository } from '../src/notificaciones/notificaciones.repository';
import { eventually, newId, type RunningService, type TestPerson } from '@pmp/testing';
import { World } from './world';

const HOUR_MS = 3_600_000;

let world: World;
let replica: RunningService;
let ana: TestPerson;
let proyecto: string;

beforeAll(async () => {
  world = await World.start({ RECORDATORIOS_CADA_S: '0.1' });
  replica = await world.replica();
  ana = await world.person();
  proyecto = newId();
  const equipo = await world.service.people.team({ [ana._id]: 'miembro' });
  await world.put('copia_proyectos', { _id: proyecto, equipo });
});
afterAll(async () => {
  await replica.app.close();
  await world.close();
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const addTarea = async (fields: object = {}): Promise<string> => {
  const _id = newId();
  const tarea = {
    titulo: 'Pagos',
    estado: 'pendiente',
    asignado: ana._id,
    fechaLimite: inHours(5),
    proyecto,
  };
  await world.put('copia_tareas', { _id, ...tarea, ...fields });
  return _id;
};

const reminded = async (person: TestPerson): Promise<string[]> =>
  (await world.list(person)).notificaciones.map((n: { accion: string }) => n.accion);

/** Waits until the job has run several times since. */
const turnsLater = async (turns = 3, job = 'recordatorios') => {
  const leases = world.service.connection.collection('turnos');
  const libre = async () => (await leases.findOne({ _id: job as never }))?.['libre'] as Date;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await libre();
    await eventually(async () => expect(await libre()).not.toEqual(before));
  }
};

describe('a task due within 24 hours', () => {
  it('leads to one reminder that says when, although two replicas run', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => addTarea()));
    await eventually(async () => expect(await reminded(ana)).toHaveLength(5));
    await turnsLater();
    expect((await reminded(ana)).sort()).toEqual(ids.map((id) => `/tareas/${id}`).sort());
    const [first] = (await world.list(ana)).notificaciones;
    expect(first).toMatchObject({ tipo: 'tarea', regla: 'tarea-vence', titulo: 'Tarea a punto de vencer' });
    const fecha = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(first).toMatchObject({ aviso: 'tareaVence', parametros: { titulo: 'Pagos', fecha } });
  });

  it('leads to no second reminder after the first is deleted, but to one for another date', async () => {
    const eva = await world.person({}, 'Eva');
    await world.service.people.change('copia_usuarios', eva._id, { rol: 'admin' });
    const _id = await addTarea({ asignado: eva._id });
    await eventually(async () => expect(await reminded(eva)).toHaveLength(1));
    const [{ _id: notificacion }] = (await world.list(eva)).notificaciones;
    await world.call('DELETE', `/api/notificaciones/${notificacion}`, eva.token);
    await turnsLater();
    expect(await reminded(eva)).toEqual([]);
    await world.service.people.change('copia_tareas', _id, { fechaLimite: inHours(6) });
    await eventually(async () => expect(await reminded(eva)).toHaveLength(1));
  });

  it('leads to none when it is done, gone, unassigned, far off, past or hidden from its assignee', async () => {
    const eva = await world.person();
    const borrado = newId();
    await world.put('copia_proyectos', { _id: borrado, eliminado: true });
    const mine = { asignado: eva._id };
    await addTarea(mine);
    await addTarea({ ...mine, estado: 'completada', proyecto: newId() });
    await addTarea({ ...mine, eliminado: true, proyecto: newId() });
    await addTarea({ asignado: null, proyecto: newId() });
    await addTarea({ ...mine, fechaLimite: inHours(25), proyecto: newId() });
    await addTarea({ ...mine, fechaLimite: inHours(-1), proyecto: newId() });
    await addTarea({ ...mine, fechaLimite: null, proyecto: newId() });
    await addTarea({ ...mine, proyecto: borrado });
    await turnsLater();
    expect(await reminded(eva)).toEqual([]);
  });

  it('leads to none for people who switched tasks off', async () => {
    const callada = await world.person({ tareas: false });
    await addTarea({ asignado: callada._id, proyecto: newId() });
    await turnsLater();
    expect(await reminded(callada)).toEqual([]);
  });
});

describe('a reminder that a person asked for', () => {
  const ask = (person: TestPerson, fields: object = {}) =>
    world.call('POST', '/api/recordatorios', person.token, {
      texto: 'la pasarela',
      cuando: inHours(1),
      ...fields,
    });
  /** Its time has come. */
  const come = (ids: readonly string[]) =>
    world.service.connection
      .collection('recordatorios')
      .updateMany(
        { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
        { $set: { cuando: new Date() } },
      );
  const idsOf = async (asked: ReturnType<typeof ask>[]): Promise<string[]> =>
    (await Promise.all(asked)).map(({ body }) => body.recordatorio._id);

  it('is told once at its time, although two replicas run, and waits no longer', async () => {
    const eva = await world.person();
    const accion = `/tareas/${newId()}`;
    const ids = await idsOf([ask(eva, { accion }), ask(eva), ask(eva)]);
    await ask(eva, { texto: 'más tarde' });
    await come(ids);
    await eventually(async () => expect((await world.list(eva)).notificaciones).toHaveLength(3));
    await turnsLater(3, 'recordatorios-pedidos');
    const { notificaciones } = await world.list(eva);
    expect(notificaciones).toHaveLength(3);
    expect(notificaciones).toContainEqual(
      expect.objectContaining({
        regla: 'recordatorio',
        titulo: 'Recordatorio',
        mensaje: 'la pasarela',
        aviso: 'recordatorio',
        accion,
      }),
    );
    const { recordatorios } = (await world.call('GET', '/api/recordatorios', eva.token)).body;
    expect(recordatorios.map(({ texto }: { texto: string }) => texto)).toEqual(['más tarde']);
  });

  it('is told although notices of the system are off, and not once it was removed', async () => {
    const callada = await world.person({ sistema: false });
    const [uno = '', dos = ''] = await idsOf([
      ask(callada, { texto: 'uno' }),
      ask(callada, { texto: 'dos' }),
    ]);
    await world.call('DELETE', `/api/recordatorios/${dos}`, callada.token);
    await come([uno, dos]);
    await eventually(async () => expect((await world.list(callada)).notificaciones).toHaveLength(1));
    expect((await world.list(callada)).notificaciones[0].mensaje).toBe('uno');
  });

  it('stays when its notification cannot be stored, and is told the next time', async () => {
    const eva = await world.person();
    const insert = jest
      .spyOn(world.service.app.get(NotificacionesRepository), 'insert')
      .mockRejectedValueOnce(new Error('se corta la luz'));
    const other = jest
      .spyOn(replica.app.get(NotificacionesRepository), 'insert')
      .mockRejectedValueOnce(new Error('se corta la luz'));
    const [id = ''] = await idsOf([ask(eva)]);
    await come([id]);
    await eventually(() => expect(insert.mock.calls.length + other.mock.calls.length).toBeGreaterThan(0));
    const waiting = async () => (await world.call('GET', '/api/recordatorios', eva.token)).body.recordatorios;
    expect(await waiting()).toHaveLength(1);
    insert.mockRestore();
    other.mockRestore();
    // The lease of the run that failed would have to expire first.
    await world.service.connection
      .collection('turnos')
      .updateOne({ _id: 'recordatorios-pedidos' as never }, { $set: { libre: new Date(0) } });
    await eventually(async () => expect(await reminded(eva)).toHaveLength(1));
    expect(await waiting()).toEqual([]);
  });

  it('keeps its words, without the link, when what it was about is gone', async () => {
    const eva = await world.person();
    const tarea = await addTarea({ asignado: eva._id, eliminado: true });
    const [id = ''] = await idsOf([ask(eva, { accion: `/tareas/${tarea}` })]);
    await come([id]);
    await eventually(async () =>
      expect((await world.list(eva)).notificaciones).toMatchObject([
        { mensaje: 'la pasarela', accion: null },
      ]),
    );
  });
});

it('what was put off until a time comes back once, unread; of a place lost meanwhile, without its words', async () => {
  const eva = await world.person();
  const doc = {
    usuario: eva._id,
    tipo: 'equipo',
    titulo: 'Hola',
    mensaje: 'm',
    regla: 'prueba',
    correo: 'no',
  };
  const putOff = { leida: true, timestamp: new Date(0), pospuesta: new Date(Date.now() + 400) };
  const perdido = `/backlog/${proyecto}?historia=${newId()}`;
  await world.model.insertMany([
    { ...doc, ...putOff, causa: newId() },
    { ...doc, ...putOff, causa: newId(), accion: perdido },
  ]);
  expect((await world.list(eva)).notificaciones).toEqual([]);
  const heard = await world.listen(eva._id);
  await eventually(async () => expect((await world.list(eva)).noLeidas).toBe(2));
  await turnsLater(2, 'pospuestas');
  const popped = () => heard.map(({ evento, datos }) => `${evento}: ${String(datos['titulo'])}`).sort();
  const once = ['nueva_notificacion: Hola', 'nueva_notificacion: Notificación oculta'];
  await eventually(() => expect(popped()).toEqual(once));
});
