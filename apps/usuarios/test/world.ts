import {
  PREFERENCIAS_INICIALES,
  type Rol,
  type EstadoUsuario,
  type RolEquipo,
} from '@pmp/contracts/usuarios';
import { cerrarEquipo } from '@pmp/contracts/proyectos';
import { Broker, CallerCache, TokenSigner } from '@pmp/platform';
import {
  eventually,
  GATEWAY_SECRET,
  newId,
  request,
  startService,
  testBroker,
  testDatabase,
} from '@pmp/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { hash } from '@node-rs/argon2';
import { Types } from 'mongoose';
import type { z } from 'zod';
import type { ConfirmacionDoc } from '../src/confirmacion/confirmacion.model';
import type { EquipoDoc } from '../src/equipos/equipo.model';
import type { InvitacionDoc } from '../src/invitaciones/invitacion.model';
import { hashOf, newToken } from '../src/correo/enlace.rules';
import type { RestablecimientoDoc } from '../src/recuperacion/restablecimiento.model';
import { AccessReporter } from '../src/sesiones/access-reporter';
import type { SesionDoc } from '../src/sesiones/abiertas/sesion.model';
import type { UsuarioDoc } from '../src/usuarios/usuario.model';
import { correoKey } from '../src/usuarios/usuario.rules';

export const CONTRASENA = 'secreta-1';

export interface Person {
  _id: string;
  correo: string;
  token: string;
}

export interface Message {
  subject: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary bodies
  body: any;
}

type PersonParts = Partial<Pick<UsuarioDoc, 'nombre' | 'correo'>> & { rol?: Rol; estado?: EstadoUsuario };

/** The whole service on its own broker and database, recording everything it publishes. */
export async function startWorld(env: Record<string, string> = {}) {
  const [database, broker, hashed] = await Promise.all([testDatabase(), testBroker(), hash(CONTRASENA)]);
  const load = async () => (await import('../src/app.module')).AppModule;
  const service = await startService(load, {
    database,
    broker,
    env: { SECRETO_GATEWAY: GATEWAY_SECRET, ...env },
  });
  const { app, connection } = service;
  const usuarios = connection.collection<UsuarioDoc>('usuarios');
  const equipos = connection.collection<EquipoDoc>('equipos');
  const http = request(app);
  const messages: Message[] = [];
  const nats = await app.get(Broker).connected();
  for (const subject of ['hecho.>', 'estado.>', 'vivo.>']) {
    nats.subscribe(subject, {
      callback: (_error, message) => void messages.push({ subject: message.subject, body: message.json() }),
    });
  }

  /** Answers for the owner of projects; the teams that are not named have none. */
  const projectsOf = new Map<string, number>();
  const closed: z.infer<typeof cerrarEquipo.request>[] = [];
  nats.subscribe(cerrarEquipo.subject, {
    callback: (_error, message) => {
      const asked = message.json<z.infer<typeof cerrarEquipo.request>>();
      closed.push(asked);
      message.respond(JSON.stringify({ datos: { proyectos: projectsOf.get(asked.equipo) ?? 0 } }));
    },
  });

  const person = async ({
    rol = 'usuario',
    estado = 'activo',
    ...parts
  }: PersonParts = {}): Promise<Person> => {
    const _id = new Types.ObjectId();
    const hex = _id.toHexString();
    const { nombre = `Persona ${hex.slice(-4)}`, correo = `${hex}@ejemplo.es` } = parts;
    const now = new Date();
    await usuarios.insertOne({
      _id,
      nombre,
      correo,
      correoClave: correo.toLowerCase(),
      hash: hashed,
      avatar: null,
      rol,
      estado,
      sesion: 1,
      preferencias: { ...PREFERENCIAS_INICIALES },
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    return { _id: hex, correo, token: await app.get(TokenSigner).sign({ sub: hex, ses: 1 }) };
  };

  const team = async (roles: [Person, RolEquipo][], creador = newId()): Promise<string> => {
    const _id = new Types.ObjectId();
    const now = new Date();
    await equipos.insertOne({
      _id,
      nombre: 'Plataforma',
      descripcion: '',
      logo: null,
      miembros: roles.map(([{ _id: usuario }, rol]) => ({ usuario: new Types.ObjectId(usuario), rol })),
      creador: new Types.ObjectId(creador),
      eliminadoEn: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    app.get(CallerCache).forget();
    return _id.toHexString();
  };

  /** Another session of a person, without the cost of a password. */
  const openSession = async ({ _id }: Person): Promise<string> => {
    const sid = newId();
    const creada = new Date();
    const expira = new Date(creada.getTime() + 3_600_000);
    const row = { usuario: _id, ses: 1, agente: '', recordar: true, creada, usada: creada, expira };
    await connection.collection<SesionDoc>('sesiones').insertOne({ _id: sid, ...row });
    return sid;
  };

  /** Of somebody who signed in an hour ago. */
  const oldToken = async ({ _id }: Person, sid = newId()): Promise<string> =>
    app.get(TokenSigner).sign({ sub: _id, ses: 1, sid, probada: new Date(Date.now() - 3_600_000) });

  const enlaceFor = async ({ _id, correo }: Person, ms = 60_000): Promise<string> => {
    const token = newToken();
    const expira = new Date(Date.now() + ms);
    const row = { _id: hashOf(token), usuario: _id, ses: 1, correo: correoKey(correo), expira };
    await connection.collection<RestablecimientoDoc>('restablecimientos').insertOne(row);
    return token;
  };

  /** A token that confirms an address: the person's own, or the one it shall become. */
  const confirmacionFor = async ({ _id, correo }: Person, nuevo = correo): Promise<string> => {
    const token = newToken();
    const expira = new Date(Date.now() + 60_000);
    const row = { usuario: _id, correo: nuevo, correoAntes: correoKey(correo), ses: 1, expira };
    await connection
      .collection<ConfirmacionDoc>('confirmaciones_correo')
      .insertOne({ _id: hashOf(token), ...row });
    return token;
  };

  const invitacionFor = async (correo: string, { porCorreo = false, ms = 60_000 } = {}) => {
    const [token, creada] = [newToken(), new Date()];
    const expira = new Date(creada.getTime() + ms);
    const row = { huella: hashOf(token), correo, correoClave: correoKey(correo), porCorreo, invita: newId() };
    const { insertedId } = await connection
      .collection<Omit<InvitacionDoc, '_id'>>('invitaciones')
      .insertOne({ ...row, creada, expira });
    return { _id: insertedId.toHexString(), token };
  };

  const testigo = await person({ nombre: 'Testigo' });
  const ofTestigo = ({ subject, body }: Message) =>
    subject.endsWith(testigo._id) || body.datos?._id === testigo._id;
  let email = true;

  /**
   * Resolves once everything said so far has arrived. The relay keeps the order, so it makes a change of a witness
   * account and waits for that.
   */
  const quiet = async (): Promise<void> => {
    const start = messages.length;
    await app.get(AccessReporter).flush();
    email = !email;
    await http('PUT', '/api/usuarios/preferencias', { token: testigo.token, body: { email } });
    await eventually(() => {
      if (messages.slice(start).filter(ofTestigo).length < 3) throw new Error('El testigo aún no se ha oído');
    });
  };

  /** The messages that the service publishes because of `work`. */
  const heard = async (work: () => Promise<unknown>): Promise<Message[]> => {
    await quiet();
    const start = messages.length;
    await work();
    await quiet();
    return messages.slice(start).filter((message) => !ofTestigo(message));
  };

  /** The last published state of an entity, which is what a new service would read. */
  const lastState = async (subject: string): Promise<Message['body']> => {
    const manager = await jetstreamManager(nats);
    return (await manager.streams.getMessage('ESTADO', { last_by_subj: subject }))?.json();
  };

  return {
    app,
    connection,
    broker,
    http,
    person,
    team,
    openSession,
    oldToken,
    enlaceFor,
    confirmacionFor,
    invitacionFor,
    heard,
    lastState,
    /** How many projects the owner of projects says that a team has. */
    projectsOf,
    /** What the owner of projects was asked before a team was deleted. */
    closed,
    nats,
    usuario: (id: string) => usuarios.findOne({ _id: new Types.ObjectId(id) }),
    equipo: (id: string) => equipos.findOne({ _id: new Types.ObjectId(id) }),
    async close() {
      await service.close();
      await broker.dispose();
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

export const subjectsOf = (messages: Message[]): string[] => messages.map(({ subject }) => subject).sort();

/** The one message on a subject. */
export const bodyOf = (messages: Message[], subject: string): Message['body'] => {
  const found = messages.filter((message) => message.subject === subject);
  if (found.length !== 1) throw new Error(`${subject}: ${found.length} mensajes`);
  return found[0]?.body;
};
