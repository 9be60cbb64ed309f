import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, GATEWAY_SECRET } from '@pmp/testing';
import { Broker } from '@pmp/platform';
import { jetstreamManager } from '@nats-io/jetstream';
import { CONTRASENA, type Person, startWorld, type World } from '../../test/world';
import { SERVICIOS_CON_PERSONAS } from './servicios-con-personas';

/** Services answer only the gateway. */
const GATEWAY = { 'x-pmp-gateway': GATEWAY_SECRET };
const NOMBRE = 'Zacarías Inolvidable';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

let world: World;
let admin: Person;
let asked = 0;

/** The other services, which have nothing of anybody; `notificaciones` is away until the second question. */
const answerForOthers = async () => {
  const nats = await world.app.get(Broker).connected();
  for (const servicio of SERVICIOS_CON_PERSONAS) {
    const away = () => servicio === 'notificaciones' && (asked += 1) < 2;
    nats.subscribe(world.app.get(Broker).subject(`comando.${servicio}.borrar-persona.v1`), {
      callback: (_error, message) => {
        if (!away()) message.respond(JSON.stringify({ datos: { quedaban: 0 } }));
        else
          message.respond(
            JSON.stringify({
              error: { kind: 'unavailable', message: 'x', motivo: 'comun.noDisponible', fields: [] },
            }),
          );
      },
    });
    nats.subscribe(world.app.get(Broker).subject(`comando.${servicio}.datos-de-persona.v1`), {
      callback: (_error, message) => {
        const { cursor } = message.json<{ cursor: string | null }>();
        const fila = { coleccion: 'cosas', dato: { servicio, cursor } };
        message.respond(
          JSON.stringify({ datos: { filas: [fila], siguiente: cursor === null ? 'segunda' : null } }),
        );
      },
    });
  }
};

beforeAll(async () => {
  world = await startWorld();
  admin = await world.person({ rol: 'admin', nombre: 'Jefa' });
  await answerForOthers();
});
afterAll(() => world.close());

const post = (path: string, body: object, token?: string) =>
  world.http('POST', path, { body, ...(token && { token }) });

/** Somebody with a password, a session, a picture, saved views and a team. */
const register = async (correo: string, nombre = NOMBRE): Promise<Person> => {
  const { body } = await post('/api/usuarios/register', { nombre, correo, contraseña: CONTRASENA });
  const person = { _id: body.usuario._id, correo, token: body.token };
  await post('/api/usuarios/login', { correo, contraseña: 'otra-cosa' });
  await post('/api/usuarios/login', { correo, contraseña: CONTRASENA });
  await world.http('PUT', '/api/usuarios/perfil', { token: person.token, body: { avatar: PIXEL } });
  return person;
};

/** Everything that is stored: every collection of the database, and every message that the broker keeps. */
const stored = async (): Promise<string> => {
  const all: unknown[] = [];
  const db = world.connection.db!;
  for (const { name } of await db.listCollections().toArray())
    all.push(name, await db.collection(name).find({}).toArray());
  const manager = await jetstreamManager(await world.app.get(Broker).connected());
  for await (const { config, state } of manager.streams.list()) {
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await manager.streams.getMessage(config.name, { seq }).catch(() => null);
      if (message) all.push(config.name, message.string());
    }
  }
  return JSON.stringify(all);
};

const verify = async () =>
  (await world.http('GET', '/api/auditoria/verificacion', { token: admin.token })).body;

describe('erasing a person', () => {
  it('leaves nothing of them anywhere, their work to nobody, and the trail whole', async () => {
    const correo = 'zacarias@ejemplo.es';
    const zacarias = await register(correo);
    const other = await world.person();
    const equipo = await world.team([
      [zacarias, 'admin'],
      [other, 'miembro'],
    ]);
    const { avatar } = (await world.usuario(zacarias._id))!;
    await eventually(async () => {
      const { body } = await world.http('GET', '/api/auditoria', { token: admin.token });
      expect(JSON.stringify(body.entradas)).toContain(correo);
    });
    expect(await stored()).toContain(NOMBRE);

    expect((await post(`/api/usuarios/${zacarias._id}/borrado`, {}, admin.token)).status).toBe(200);
    expect((await world.http('GET', '/api/usuarios/perfil', { token: zacarias.token })).status).toBe(401);
    expect((await world.app.inject({ method: 'GET', url: avatar!, headers: GATEWAY })).statusCode).toBe(404);
    expect((await post('/api/usuarios/login', { correo, contraseña: CONTRASENA })).status).toBe(401);

    await eventually(
      async () => {
        const found = await world.connection.collection('borrados').findOne({ limpio: { $ne: null } });
        expect(found).not.toBeNull();
      },
      { within: 30_000 },
    );
    const left = await stored();
    for (const trace of [NOMBRE, correo, avatar!.split('/').at(-1)!]) expect(left).not.toContain(trace);
    expect(await verify()).toMatchObject({ integra: true, rota: null });

    expect(await world.usuario(zacarias._id)).toMatchObject({
      nombre: 'Persona eliminada',
      estado: 'inactivo',
    });
    const { miembros } = (await world.equipo(equipo))!;
    expect(miembros.map(({ usuario, rol }) => [usuario.toHexString(), rol])).toEqual([[other._id, 'admin']]);
    const { body } = await world.http('GET', '/api/usuarios', { token: admin.token });
    expect(JSON.stringify(body)).not.toContain(zacarias._id);
    expect(asked).toBeGreaterThanOrEqual(2);
  }, 60_000);

  it('does not hide a line that somebody changes without saying so', async () => {
    const entradas = world.connection.collection<{ _id: number; titulo: string | null }>('auditoria');
    const [redactada] = await entradas.find({ titulo: 'Persona eliminada' }).limit(1).toArray();
    expect(await verify()).toMatchObject({ integra: true });
    await entradas.updateOne({ _id: redactada!._id }, { $set: { titulo: 'Otra cosa' } });
    expect(await verify()).toMatchObject({ integra: false, rota: { seq: redactada!._id, motivo: 'huella' } });
    await entradas.updateOne({ _id: redactada!._id }, { $set: { titulo: 'Persona eliminada' } });
  });

  it('is refused for oneself and for the last administrator, and cannot be undone', async () => {
    const erase = async ({ _id }: Person, caller = admin) =>
      (await post(`/api/usuarios/${_id}/borrado`, {}, caller.token)).status;
    expect(await erase(admin)).toBe(409);
    const gone = await register('otra@ejemplo.es', 'Otra Persona');
    expect(await erase(gone)).toBe(200);
    expect(await erase(gone)).toBe(404);
    const body = { estado: 'activo' };
    expect((await world.http('PUT', `/api/usuarios/${gone._id}`, { token: admin.token, body })).status).toBe(
      404,
    );
    expect((await register('otra@ejemplo.es', 'Otra Persona'))._id).not.toBe(gone._id);
  });
});

describe('downloading one’s data', () => {
  it('has everything of every service, page by page, and nothing of other people or of the password', async () => {
    const ana = await register('ana@ejemplo.es', 'Ana Ruiz');
    const reply = await world.app.inject({
      method: 'GET',
      url: '/api/usuarios/mis-datos',
      headers: { ...GATEWAY, authorization: `Bearer ${ana.token}` },
    });
    expect(reply.headers['content-disposition']).toContain('mis-datos.json');
    const { datos } = JSON.parse(reply.body) as {
      datos: { servicio: string; coleccion: string; dato: Record<string, unknown> }[];
    };
    const kept = datos.filter(({ servicio }) => servicio === 'usuarios').map(({ coleccion }) => coleccion);
    // The trail follows a second later, and what she signed in with is noted while nobody waits for it.
    const later = ['auditoria', 'dispositivos_conocidos'];
    const mine = new Set(kept.filter((coleccion) => !later.includes(coleccion)));
    expect(mine).toEqual(new Set(['usuarios', 'imagenes', 'sesiones']));
    const pages = datos.filter(({ servicio }) => servicio === 'mensajes').map(({ dato }) => dato['cursor']);
    expect(pages).toEqual([null, 'segunda']);
    expect(reply.body).toContain('ana@ejemplo.es');
    expect(reply.body).not.toContain('argon2');
    expect(reply.body).not.toContain(admin.correo);
  });
});
