import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookDesactivado } from '@pmp/contracts/integraciones';
import { comentarioCreado, historiaActualizada, historiaCreada, tareaCreada } from '@pmp/contracts/proyectos';
import { eventually, newId, type TestPerson } from '@pmp/testing';
import { Receptor, verified } from './receptor';
import { World } from './world';

const WITHIN = { within: 25_000 };
const DAY_MS = 86_400_000;

let world: World;
let receptor: Receptor;
let proyecto: string;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  receptor = await Receptor.start();
  proyecto = await world.proyecto();
});
afterEach(async () => {
  await world.collection('webhooks').deleteMany({});
  await receptor.close();
});

type Made = { _id: string; secreto: string };

async function make(extra: object = {}, person: TestPerson = world.teamAdmin): Promise<Made> {
  const body = {
    nombre: 'Panel',
    url: receptor.url,
    proyecto,
    hechos: ['historia.creada', 'historia.actualizada', 'tarea.creada'],
    ...extra,
  };
  const reply = await world.as(person)('POST', '/webhooks', body);
  expect([reply.status, reply.text]).toEqual([201, expect.anything()]);
  return { _id: reply.body.webhook._id, secreto: reply.body.secreto };
}

const historia = (titulo = 'Pago', _id = newId()) => ({
  _id,
  titulo,
  proyecto,
  epica: newId(),
  estado: 'pendiente' as const,
});
const created = (datos = historia()) => world.hecho(historiaCreada, datos);
const changed = (_id: string, titulo: string) =>
  world.hecho(historiaActualizada, {
    ...historia(titulo, _id),
    cambios: ['titulo'],
    estadoAnterior: 'pendiente',
    detalle: [],
  });

const received = (ids: string[]) => eventually(() => expect(receptor.ids).toEqual(ids), WITHIN);
const read = async (id: string) => (await world.as(world.teamAdmin)('GET', `/webhooks/${id}`)).body.webhook;
const log = async (id: string) =>
  (await world.as(world.teamAdmin)('GET', `/webhooks/${id}/entregas`)).body.entregas;
/** As if the time until the next attempt had passed. */
const later = async () => {
  const now = new Date();
  await world.collection('webhooks').updateMany({}, { $set: { corte: null } });
  await world.collection('colas').updateMany({}, { $set: { libre: now } });
};
const settled = (id: string, estado: string) =>
  eventually(async () => expect((await log(id))[0]).toMatchObject({ estado }), WITHIN);

describe('a webhook', () => {
  it('is told of the facts that it asks for, signed as Standard Webhooks says', async () => {
    const { _id, secreto } = await make({ hechos: ['historia.creada'] });
    const datos = historia('Pago en un paso');
    world.hecho(tareaCreada, { _id: newId(), titulo: 'T', proyecto, historia: datos._id, asignado: null });
    world.hecho(historiaCreada, { ...datos, _id: newId(), proyecto: newId() });
    const id = created(datos);
    await received([id]);
    const told = verified(secreto, receptor.recibidos[0]!);
    expect(told).toMatchObject({
      type: 'historia.creada',
      data: { proyecto, autor: world.member._id, hecho: { titulo: 'Pago en un paso', _id: datos._id } },
    });
    expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, receptor.recibidos[0]!)).toThrow();
    await settled(_id, 'entregada');
    const [entrega] = await log(_id);
    const { body } = await world.as(world.teamAdmin)('GET', `/webhooks/${_id}/entregas/${entrega._id}`);
    expect(body.entrega).toMatchObject({
      mensaje: id,
      cuerpo: receptor.recibidos[0]!.cuerpo,
      intentos: 1,
      respuesta: { status: 200, fallo: null, cuerpo: 'gracias' },
    });
  });

  it('is told who did it and how the element is by then, with its key and its address', async () => {
    const { secreto } = await make({ hechos: ['historia.creada', 'comentario.creado'] });
    const datos = historia('Pago en un paso');
    const { _id, titulo } = datos;
    const at = '2026-11-20T10:00:00.000Z';
    const roles = { comoUsuario: '', quiero: '', para: '' };
    const state = {
      prioridad: 'media',
      estado: 'pendiente',
      puntos: 5,
      orden: 'm',
      sprint: null,
      responsable: null,
    };
    const named = { titulo, descripcion: 'Sin **salir**', clave: 'TIENDA-7', proyecto, epica: datos.epica };
    const now = { ...roles, ...state, ...named, inicio: null, fin: null, createdAt: at, updatedAt: at };
    world.tellsHistoria(now, { _id, version: 3 });
    created(datos);
    world.hecho(comentarioCreado, {
      _id: newId(),
      titulo,
      proyecto,
      sobre: { entidad: 'historia', _id },
      detalle: [],
      asignado: null,
      menciones: [],
      extracto: 'Listo',
    });
    created({ ...datos, _id: newId() });
    await eventually(() => expect(receptor.recibidos).toHaveLength(3), WITHIN);
    const told = receptor.recibidos.map((each) => verified(secreto, each).data);
    const about = told.filter(({ clave }) => clave !== null);
    expect(about).toHaveLength(2);
    for (const { persona, url, elemento } of about) {
      expect(persona).toEqual({ _id: world.member._id, nombre: world.member.nombre });
      expect(url).toBe('https://pmp.ejemplo.es/TIENDA-7');
      expect(elemento).toEqual({ entidad: 'historia', _id, version: 3, ...now });
    }
    expect(told.find(({ clave }) => clave === null)).toMatchObject({ url: null, elemento: null });
  });

  it('is told of what happens while the owner of the elements is away, once it is back', async () => {
    await make({ hechos: ['historia.creada'] });
    const ids: string[] = [];
    await world.whileOwnersAreAway(async () => {
      ids.push(created(), created());
      await new Promise((done) => setTimeout(done, 300));
      expect(receptor.ids).toEqual([]);
    });
    await eventually(() => expect(receptor.ids.toSorted()).toEqual(ids.toSorted()), WITHIN);
  });

  it('shows its secret once; a new one signs beside the one before', async () => {
    const { _id, secreto } = await make();
    expect(secreto).toMatch(/^whsec_/);
    const admin = world.as(world.teamAdmin);
    const { body } = await admin('POST', `/webhooks/${_id}/secreto`);
    expect(body.secreto).not.toBe(secreto);
    expect(JSON.stringify([await read(_id), (await admin('GET', '/webhooks')).body])).not.toContain('whsec_');
    expect((await admin('POST', `/webhooks/${_id}/probar`)).body.entrega).toMatchObject({
      tipo: 'webhook.prueba',
      estado: 'entregada',
    });
    for (const one of [secreto, body.secreto])
      expect(verified(one, receptor.recibidos[0]!).type).toBe('webhook.prueba');
  });

  it('is made once, however often the call with the same key is repeated', async () => {
    const send = (key: string) =>
      world.service.app.inject({
        method: 'POST',
        url: '/api/webhooks',
        headers: { authorization: `Bearer ${world.teamAdmin.token}`, 'idempotency-key': key },
        payload: { nombre: 'Panel', url: receptor.url, proyecto, hechos: ['historia.creada'] },
      });
    const replies = [await send('a'), await send('a'), await send('b')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 409, 201]);
    expect(replies[1]!.json()).toMatchObject({ motivo: 'integraciones.yaCreado' });
    expect(replies[1]!.body).not.toContain('whsec_');
    expect(await world.collection('webhooks').countDocuments({ proyecto })).toBe(2);
  });

  it('gets an event that the broker has twice only once, and again when somebody asks for it', async () => {
    const { _id } = await make();
    const evento = `${newId()}:0`;
    const datos = historia();
    const id = world.hecho(historiaCreada, datos, evento);
    world.hecho(historiaCreada, datos, evento);
    const last = created();
    await eventually(() => expect(receptor.ids.toSorted()).toEqual([id, last].toSorted()), WITHIN);
    const entregas = await log(_id);
    expect(entregas).toHaveLength(2);
    const one = entregas.find(({ mensaje }: { mensaje: string }) => mensaje === id);
    await eventually(async () =>
      expect((await log(_id)).map(({ estado }: { estado: string }) => estado)).toEqual([
        'entregada',
        'entregada',
      ]),
    );
    const again = await world.as(world.teamAdmin)('POST', `/webhooks/${_id}/entregas/${one._id}/reenviar`);
    expect(again.body.entrega).toMatchObject({ estado: 'entregada', intentos: 2 });
    expect(receptor.ids.slice(2)).toEqual([id]);
  });

  it('keeps the order of what happens to one thing, and does not hold up others', async () => {
    const { _id } = await make();
    const [una, otra] = [newId(), newId()];
    receptor.maneraDe.set('historia.creada', 'error');
    const first = created(historia('Una', una));
    await received([first]);
    const behind = [changed(una, 'Dos'), changed(una, 'Tres')];
    const free = changed(otra, 'Libre');
    await received([first, free]);
    // However often it is refused, the rest does not wait for it.
    await eventually(async () => {
      await world.collection('colas').updateMany({}, { $set: { libre: new Date() } });
      expect(receptor.ids.filter((id) => id === first).length).toBeGreaterThan(6);
    }, WITHIN);
    const meanwhile = changed(newId(), 'Mientras tanto');
    await eventually(() => expect(receptor.ids.at(-1)).toBe(meanwhile), { within: 5_000 });
    receptor.recibidos.splice(0, Infinity, ...receptor.recibidos.slice(0, 2));
    receptor.maneraDe.clear();
    await later();
    await received([first, free, first, ...behind]);
    await eventually(async () =>
      expect(await read(_id)).toMatchObject({ fallaDesde: null, reintento: null }),
    );
  }, 60_000);

  it('survives an hour of outage: everything arrives, each thing in its order, and a dead receiver is asked rarely', async () => {
    await make();
    receptor.manera = 'error';
    const things = Array.from({ length: 8 }, newId);
    const sent = new Map(
      things.map((thing) => [thing, [created(historia('A', thing)), changed(thing, 'B')]]),
    );
    await eventually(async () => {
      expect(await world.collection('entregas').countDocuments({ estado: 'pendiente' })).toBe(16);
      expect(await world.collection('webhooks').findOne({ corte: { $ne: null } })).not.toBeNull();
    }, WITHIN);
    const asked = receptor.ids.length;
    expect(asked).toBeLessThan(16);
    expect(receptor.ids.filter((id) => [...sent.values()].some(([, second]) => second === id))).toEqual([]);
    receptor.manera = 'bien';
    await later();
    const all = [...sent.values()].flat();
    await eventually(() => expect(new Set(receptor.ids.slice(asked))).toEqual(new Set(all)), WITHIN);
    for (const [before, after] of sent.values())
      expect(receptor.ids.lastIndexOf(before!)).toBeLessThan(receptor.ids.indexOf(after!));
  }, 60_000);

  it('is stopped after three days without success, and told so; started again, it goes on where it was', async () => {
    const { _id } = await make();
    const heard = await world.hear();
    receptor.manera = 'error';
    const id = created();
    await received([id]);
    await eventually(async () => expect((await read(_id)).fallaDesde).not.toBeNull());
    const ago = new Date(Date.now() - 3 * DAY_MS);
    await world.collection('webhooks').updateOne({ _id: _id as never }, { $set: { fallaDesde: ago } });
    await later();
    await eventually(async () => expect(await read(_id)).toMatchObject({ estado: 'fallos' }), WITHIN);
    await eventually(() =>
      expect(
        heard.messages
          .filter(({ subject }) => subject === webhookDesactivado.subject)
          .map(({ body }) => body),
      ).toMatchObject([
        { datos: { _id, dueno: world.teamAdmin._id, motivo: 'fallos', sitio: `127.0.0.1:${receptor.port}` } },
      ]),
    );
    const before = receptor.ids.length;
    receptor.manera = 'bien';
    created();
    const start = await world.as(world.teamAdmin)('PUT', `/webhooks/${_id}`, { activo: true });
    expect(start.body.webhook).toMatchObject({ estado: 'activo', fallaDesde: null });
    await eventually(() => expect(receptor.ids.slice(before)).toEqual([id]), WITHIN);
    await settled(_id, 'entregada');
  });

  it('is stopped at once by a receiver that is gone, and keeps what it has not delivered', async () => {
    const { _id } = await make();
    const heard = await world.hear();
    receptor.manera = 'retirado';
    const id = created();
    await eventually(async () => expect(await read(_id)).toMatchObject({ estado: 'fallos' }), WITHIN);
    expect(receptor.ids).toEqual([id]);
    await eventually(() =>
      expect(
        heard.messages
          .filter(({ subject }) => subject === webhookDesactivado.subject)
          .map(({ body }) => body),
      ).toMatchObject([{ datos: { _id, motivo: 'fallos', retirado: true } }]),
    );
    receptor.manera = 'bien';
    await world.as(world.teamAdmin)('PUT', `/webhooks/${_id}`, { activo: true });
    await eventually(() => expect(receptor.ids).toEqual([id, id]), WITHIN);
  });

  it('gives up what is refused for three days while the rest gets through', async () => {
    const { _id } = await make();
    const una = newId();
    receptor.maneraDe.set('historia.creada', 'error');
    const id = created(historia('Una', una));
    await received([id]);
    const behind = changed(una, 'Dos');
    await eventually(async () => expect(await log(_id)).toHaveLength(2), WITHIN);
    const ago = new Date(Date.now() - 3 * DAY_MS);
    await world.collection('colas').updateMany({ webhook: _id }, { $set: { fallaDesde: ago } });
    await later();
    await received([id, id, behind]);
    await eventually(async () =>
      expect((await log(_id)).map(({ estado }: { estado: string }) => estado).sort()).toEqual([
        'entregada',
        'fallida',
      ]),
    );
    expect((await read(_id)).estado).toBe('activo');
  });

  it('ends with the rights of whoever made it, and goes on for who starts it', async () => {
    const luis = await world.service.people.person();
    const equipos = world.collection('copia_equipos');
    const inTeam = { _id: world.team as never };
    await equipos.updateOne(inTeam, { $push: { miembros: { usuario: luis._id, rol: 'admin' } } } as object);
    const { _id } = await make({}, luis);
    await equipos.updateOne(inTeam, { $pull: { miembros: { usuario: luis._id } } } as object);
    // The service remembers for half a second what it has read of a person.
    await eventually(async () =>
      expect((await world.as(luis)('GET', `/webhooks/${_id}`)).status).not.toBe(200),
    );
    created();
    await eventually(async () => expect(await read(_id)).toMatchObject({ estado: 'sinAcceso' }), WITHIN);
    expect(receptor.ids).toEqual([]);
    const { body } = await world.as(world.teamAdmin)('PUT', `/webhooks/${_id}`, { activo: true });
    expect(body.webhook).toMatchObject({ estado: 'activo', creador: { _id: world.teamAdmin._id } });
    await eventually(() => expect(receptor.ids).toHaveLength(1), WITHIN);
  });
});

describe('a receiver', () => {
  it('that is silent does not keep another waiting', async () => {
    const slow = await Receptor.start();
    slow.manera = 'calla';
    await make({ url: slow.url });
    await make();
    const ids = Array.from({ length: 6 }, () => created());
    await eventually(() => expect(receptor.ids.toSorted()).toEqual(ids.toSorted()), { within: 8_000 });
    await world.collection('webhooks').deleteMany({});
    await slow.close();
  });

  it.each(['http://10.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest', 'http://2130706434/'])(
    'at %s is refused in the form',
    async (url) => {
      const body = { nombre: 'Panel', url, proyecto, hechos: ['historia.creada'] };
      const reply = await world.as(world.teamAdmin)('POST', '/webhooks', body);
      expect([reply.status, reply.body.motivo]).toEqual([400, 'integraciones.direccionInterna']);
    },
  );
});
