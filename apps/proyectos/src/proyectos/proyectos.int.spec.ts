import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  proyectoActualizado,
  proyectoCreado,
  proyectoEliminado,
  proyectoEstado,
  proyectoSchema,
  puedeVerProyecto,
} from '@pmp/contracts/proyectos';
import { eventually, type TestPerson } from '@pmp/testing';
import { newId, World, type Heard } from '../../test/world';

let world: World;
let heard: Heard;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  heard = await world.hear();
});
afterEach(() => heard.stop());

const post = (body: object, person: TestPerson = world.creator) =>
  world.as(person)('POST', '/proyectos', body);
const valid = (fields: object = {}) => ({
  nombre: 'Tienda',
  clave: newId().slice(-8),
  equipo: world.team,
  ...fields,
});
const rooms = (...people: TestPerson[]) => people.map(({ _id }) => `vivo.usuario.${_id}`);

describe('creating a project', () => {
  it('returns the whole project, its clave in capitals', async () => {
    const proyecto = await world.proyecto({ clave: ' tienda ', nombre: '  Tienda  ', fechaFin: '' });
    expect(proyectoSchema.parse(proyecto)).toEqual(proyecto);
    expect(proyecto).toMatchObject({
      clave: 'TIENDA',
      nombre: 'Tienda',
      equipo: { _id: world.team, nombre: 'Equipo Azul' },
      creador: { _id: world.creator._id, nombre: 'Carla Creadora' },
      fechaFin: null,
      version: 1,
    });
  });

  it('accepts the team as an object', async () => {
    const { equipo } = await world.proyecto({ equipo: { _id: world.team, nombre: 'da igual' } });
    expect(equipo).toEqual({ _id: world.team, nombre: 'Equipo Azul' });
  });

  it('publishes fact and state and tells every member', async () => {
    const { _id } = await world.proyecto({}, world.admin);
    const expected = [
      proyectoCreado.subject,
      `${proyectoEstado.subject}.${_id}`,
      ...rooms(world.teamAdmin, world.creator, world.member, world.admin),
    ];
    await eventually(() => expect(heard.subjectsWith(_id).sort()).toEqual(expected.sort()));
    const cambio = heard.messages.find(
      ({ subject, body }) => subject === rooms(world.member)[0] && body.datos._id === _id,
    )?.body;
    expect(cambio).toMatchObject({
      evento: 'cambio',
      datos: { entidad: 'proyecto', accion: 'creado', _id, version: 1, autor: world.admin._id },
    });
    expect(proyectoSchema.parse(cambio.datos.datos)._id).toBe(_id);
  });

  it('stores the project with its events while the broker is away', async () => {
    const outbox = world.collection('outbox');
    await eventually(async () => expect(await outbox.countDocuments()).toBe(0));
    await world.broker.stop();
    try {
      const { clave } = await world.proyecto();
      const [row, ...others] = await outbox.find().toArray();
      expect(others).toEqual([]);
      const subjects = (row?.['mensajes'] as { subject: string }[]).map(({ subject }) => subject);
      expect(subjects).toContain(proyectoCreado.subject);

      expect((await post(valid({ clave }))).status).toBe(409);
      expect(await outbox.countDocuments()).toBe(1);
    } finally {
      await world.broker.start();
    }
    await eventually(async () => expect(await outbox.countDocuments()).toBe(0), { within: 10_000 });
  });

  it('creates no project when its events cannot be stored', async () => {
    // The outbox is written by a command of the client, after the project in the same transaction.
    const client = world.service.connection.getClient();
    const admin = client.db('admin');
    const append = jest.spyOn(admin, 'command').mockRejectedValueOnce(new Error('disk full'));
    const ofClient = jest.spyOn(client, 'db').mockReturnValue(admin);
    const clave = newId().slice(-8).toUpperCase();
    expect((await post(valid({ clave }))).status).toBe(500);
    expect(append).toHaveBeenCalledTimes(1);
    ofClient.mockRestore();
    expect(await world.collection('proyectos').countDocuments({ clave })).toBe(0);
  });

  it('refuses a clave that is taken, whatever its case', async () => {
    const { clave } = await world.proyecto();
    const reply = await post(valid({ clave: clave.toLowerCase() }), world.admin);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Ya existe un proyecto con esta clave',
    });
    const motivo = 'proyectos.claveDuplicada';
    expect(reply.body.errores).toEqual([
      { campo: 'clave', message: 'Ya existe un proyecto con esta clave', motivo },
    ]);
  });

  it('lets one of many concurrent creations with one clave through', async () => {
    const clave = newId().slice(-8);
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(valid({ clave }))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await world.collection('proyectos').countDocuments({ clave: clave.toUpperCase() })).toBe(1);
  });

  it('may use the clave of a deleted project', async () => {
    const { _id, clave } = await world.proyecto();
    await world.as(world.creator)('DELETE', `/proyectos/${_id}`);
    expect((await post(valid({ clave }))).status).toBe(201);
  });

  it('tells an outsider nothing about which teams exist', async () => {
    const foreign = await post(valid(), world.outsider);
    const absent = await post(valid({ equipo: newId() }), world.outsider);
    expect([foreign.status, absent.status]).toEqual([403, 403]);
    expect(foreign.body.message).toBe(absent.body.message);
    expect((await post(valid({ equipo: newId() }), world.admin)).body.errores[0].campo).toBe('equipo');
  });
});

describe('creating a project again with the same _id', () => {
  it('returns the first one to the same person', async () => {
    const body = valid({ _id: newId() });
    const replies = await Promise.all([post(body), post(body), post(body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(replies.map((reply) => reply.body.proyecto.createdAt)).size).toBe(1);
    expect((await post({ ...body, nombre: 'Otro' })).body.proyecto.nombre).toBe('Tienda');
    expect(await world.collection('proyectos').countDocuments({ nombre: 'Otro' })).toBe(0);
  });

  it('refuses it to anybody else, and for a deleted project to everybody', async () => {
    const body = { ...valid(), _id: newId() };
    await post(body);
    expect((await post({ ...body, clave: 'LIBRE1' }, world.member)).status).toBe(409);
    expect((await post({ ...body, clave: 'LIBRE1' }, world.admin)).status).toBe(409);
    await world.as(world.creator)('DELETE', `/proyectos/${body._id}`);
    expect((await post({ ...body, clave: 'LIBRE1' })).status).toBe(409);
  });
});

describe('changing a project', () => {
  const put = (id: string, body: object, person = world.member) =>
    world.as(person)('PUT', `/proyectos/${id}`, body);

  it('changes what is sent and clears what is sent empty', async () => {
    const proyecto = await world.proyecto({ descripcion: 'Texto', fechaFin: '2030-01-01' });
    const changed = (await put(proyecto._id, { descripcion: '', fechaFin: null, clave: 'OTRA' })).body
      .proyecto;
    expect(changed).toEqual({
      ...proyecto,
      descripcion: '',
      fechaFin: null,
      version: 2,
      updatedAt: changed.updatedAt,
    });
    await eventually(() => {
      const fact = heard.messages.find(
        (m) => m.subject === proyectoActualizado.subject && m.body.datos._id === proyecto._id,
      );
      expect(fact?.body.datos.cambios).toEqual(['descripcion', 'fechaFin']);
    });
  });

  it('changes and publishes nothing when nothing differs', async () => {
    const { _id, nombre } = await world.proyecto();
    expect((await put(_id, { nombre })).body.proyecto.version).toBe(1);
    await world.proyecto({ nombre: `after ${_id}` });
    await eventually(() =>
      expect(heard.messages.some(({ body }) => body.datos?.nombre === `after ${_id}`)).toBe(true),
    );
    expect(heard.subjectsWith(_id)).not.toContain(proyectoActualizado.subject);
  });

  it('refuses a stale version, naming who was first, and overwrites without one', async () => {
    const { _id } = await world.proyecto();
    expect((await put(_id, { nombre: 'B', version: 1 })).body.proyecto.version).toBe(2);
    const stale = await put(_id, { nombre: 'C', version: 1 });
    expect([stale.status, stale.body.parametros]).toEqual([409, { quien: world.member.nombre }]);
    expect((await put(_id, { nombre: 'D' })).body.proyecto).toMatchObject({ nombre: 'D', version: 3 });
  });

  it('loses no edit among concurrent ones that name their version', async () => {
    const { _id } = await world.proyecto();
    const edits = Array.from({ length: 6 }, (_, i) => put(_id, { nombre: `N${i}`, version: 1 }));
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('moves to another team only where the caller may create', async () => {
    const { _id } = await world.proyecto();
    expect((await put(_id, { equipo: world.otherTeam })).status).toBe(403);
    expect((await put(_id, { equipo: newId() }, world.admin)).status).toBe(400);
    expect((await put(_id, { equipo: world.otherTeam }, world.admin)).status).toBe(200);
    expect((await world.as(world.creator)('GET', `/proyectos/${_id}`)).status).toBe(404);
    expect((await world.as(world.outsider)('GET', `/proyectos/${_id}`)).status).toBe(200);

    await eventually(() => expect(heard.subjectsWith(world.member._id)).toContain('vivo.control.revisar'));
    const toFormer = heard.messages.filter(({ subject }) => subject === rooms(world.member)[0]);
    expect(toFormer.at(-1)?.body.datos).toMatchObject({ accion: 'eliminado', _id, datos: null });
    const toNew = heard.messages.filter(({ subject }) => subject === rooms(world.outsider)[0]);
    expect(toNew.at(-1)?.body.datos).toMatchObject({ accion: 'actualizado', _id });
  });
});

describe('deleting a project', () => {
  it('tells its room, its members and every service with a copy', async () => {
    const { _id } = await world.proyecto();
    expect((await world.as(world.creator)('DELETE', `/proyectos/${_id}`)).body).toEqual({ success: true });
    const said = (subject: string) => heard.messages.findLast((message) => message.subject === subject)?.body;
    await eventually(() => {
      expect(heard.subjectsWith(_id)).toContain(proyectoEliminado.subject);
      expect(said(`${proyectoEstado.subject}.${_id}`)).toMatchObject({ version: 2, datos: null });
      const { datos } = said(`vivo.proyecto.${_id}`);
      expect(datos).toMatchObject({ accion: 'eliminado', version: 2, datos: null });
    });
    expect((await world.as(world.creator)('DELETE', `/proyectos/${_id}`)).status).toBe(404);
  });
});

describe('the list of projects', () => {
  it('comes newest first, in pages, and says when there is no more', async () => {
    const person = await world.service.people.person();
    const equipo = await world.service.people.team({ [person._id]: 'admin' });
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.unshift((await world.proyecto({ equipo }, person))._id);
    const get = async (query: string) => (await world.as(person)('GET', `/proyectos${query}`)).body;
    const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

    const whole = await get('');
    expect(ids(whole.proyectos)).toEqual(made);
    expect(whole).not.toHaveProperty('siguiente');
    const first = await get('?limite=3');
    const second = await get(`?limite=3&cursor=${first.siguiente}`);
    expect([...ids(first.proyectos), ...ids(second.proyectos)]).toEqual(made);
    expect(second.siguiente).toBeNull();
  });

  it('is not sent again while it is unchanged', async () => {
    const call = world.as(world.creator);
    const { _id } = await world.proyecto();
    const etag = String((await call('GET', '/proyectos')).headers['etag']);
    const again = await call('GET', '/proyectos', undefined, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await call('PUT', `/proyectos/${_id}`, { nombre: 'Nuevo nombre' });
    const changed = await call('GET', '/proyectos', undefined, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(changed.body.proyectos[0].nombre).toBe('Nuevo nombre');
  });
});

describe('the command that asks who may enter the room of a project', () => {
  it('says yes for those who may see it and no for everybody else', async () => {
    const { _id } = await world.proyecto();
    const inactive = await world.service.people.person({ rol: 'admin', estado: 'inactivo' });
    const ask = async (usuario: string, proyecto: string) => {
      const reply = await heard.connection.request(
        puedeVerProyecto.subject,
        JSON.stringify({ usuario, proyecto }),
        { timeout: 10_000 },
      );
      return reply.json<{ datos: { permitido: boolean } }>().datos.permitido;
    };
    for (const person of [world.admin, world.teamAdmin, world.creator, world.member]) {
      expect(await ask(person._id, _id)).toBe(true);
    }
    for (const person of [world.outsider._id, inactive._id, newId()])
      expect(await ask(person, _id)).toBe(false);
    expect(await ask(world.admin._id, newId())).toBe(false);
    await world.as(world.creator)('DELETE', `/proyectos/${_id}`);
    expect(await ask(world.creator._id, _id)).toBe(false);
  });
});
