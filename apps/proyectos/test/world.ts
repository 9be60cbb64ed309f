import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Epica, Historia, Proyecto, Tarea } from '@pmp/contracts/proyectos';
import {
  formOf,
  newId,
  request,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
  type TestDatabase,
  type TestPerson,
  type TestReply,
} from '@pmp/testing';

type Fields = Record<string, unknown>;
type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestReply>;

export interface Heard {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary messages
  messages: { subject: string; body: any }[];
  connection: NatsConnection;
  /** Of the messages that mention the id, in the order they came. */
  subjectsWith(id: string): string[];
  stop(): Promise<void>;
}

let claves = 0;

/** The service on real parts, with a team of three, an outsider with a team of her own, and builders of valid things. */
export class World {
  private constructor(
    readonly database: TestDatabase,
    readonly broker: TestBroker,
    readonly service: RunningService,
    readonly admin: TestPerson,
    readonly teamAdmin: TestPerson,
    readonly creator: TestPerson,
    readonly member: TestPerson,
    readonly outsider: TestPerson,
    readonly team: string,
    readonly otherTeam: string,
  ) {}

  static async start(): Promise<World> {
    const database = await testDatabase();
    const broker = await testBroker();
    const service = await World.startService(database, broker);
    const { people } = service;
    const admin = await people.person({ nombre: 'Ada Admin', rol: 'admin' });
    const teamAdmin = await people.person({ nombre: 'Tomás Jefe' });
    const creator = await people.person({ nombre: 'Carla Creadora' });
    const member = await people.person({ nombre: 'Mario Miembro' });
    const outsider = await people.person({ nombre: 'Olga Ajena' });
    const roles = { [teamAdmin._id]: 'admin', [creator._id]: 'miembro', [member._id]: 'miembro' } as const;
    const team = await people.team(roles, { nombre: 'Equipo Azul' });
    const otherTeam = await people.team({ [outsider._id]: 'miembro' }, { nombre: 'Equipo Rojo' });
    return new World(
      ...([database, broker, service, admin, teamAdmin, creator, member, outsider, team, otherTeam] as const),
    );
  }

  static startService(database: TestDatabase, broker: TestBroker): Promise<RunningService> {
    return startService(() => import('../src/app.module').then((m) => m.AppModule), { database, broker });
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.broker.dispose();
  }

  /** Calls as this person; null: without a token. */
  as(person: TestPerson | null): Call {
    const call = request(this.service.app);
    return (method, url, body, headers) =>
      call(method, `/api${url}`, {
        ...(body === undefined ? {} : { body }),
        ...(headers && { headers }),
        ...(person && { token: person.token }),
      });
  }

  /** A form sent by this person. */
  async form(
    person: TestPerson | null,
    method: 'POST' | 'PUT',
    url: string,
    { body, headers }: ReturnType<typeof formOf>,
  ) {
    const authorization = person ? { authorization: `Bearer ${person.token}` } : {};
    const reply = await this.service.app.inject({
      method,
      url: `/api${url}`,
      payload: body,
      headers: { ...headers, ...authorization },
    });
    return { status: reply.statusCode, text: reply.payload, body: reply.json<Fields>() };
  }

  /** Everything the service publishes from now on. */
  async hear(): Promise<Heard> {
    const connection = await connect({ servers: this.broker.url });
    const messages: Heard['messages'] = [];
    for (const subject of ['hecho.>', 'estado.>', 'vivo.>']) {
      const callback = (_error: Error | null, message: Msg) =>
        void messages.push({ subject: message.subject, body: message.json() });
      connection.subscribe(subject, { callback });
    }
    await connection.flush();
    return {
      messages,
      connection,
      subjectsWith: (id) =>
        messages.filter(({ body }) => JSON.stringify(body).includes(id)).map(({ subject }) => subject),
      stop: () => connection.close(),
    };
  }

  /** A command as another service sends it; its reply, or the error that came back. */
  async command(nombre: string, datos: object): Promise<Fields> {
    const connection = await connect({ servers: this.broker.url });
    const reply = await connection.request(`comando.proyectos.${nombre}.v1`, JSON.stringify(datos));
    await connection.close();
    return reply.json<Fields>();
  }

  /** A sprint as its owner tells it. */
  async sprint(proyecto: string, historias: string[], fields: Fields = {}): Promise<string> {
    const _id = newId();
    const rest = {
      numero: 1,
      nombre: 'Sprint 1',
      estado: 'pendiente',
      proyecto,
      historias,
      eliminado: false,
    };
    await this.collection('copia_sprints').insertOne({ _id: _id as never, version: 1, ...rest, ...fields });
    return _id;
  }

  collection(name: string) {
    return this.service.connection.collection(name);
  }

  async proyecto(fields: Fields = {}, person = this.creator): Promise<Proyecto> {
    claves += 1;
    const body = { nombre: 'Tienda', clave: `P${claves}`, equipo: this.team, ...fields };
    return created(await this.as(person)('POST', '/proyectos', body)).proyecto as Proyecto;
  }

  async epica(proyecto: string, fields: Fields = {}, person = this.creator): Promise<Epica> {
    const body = { titulo: 'Pagos', proyecto, ...fields };
    return created(await this.as(person)('POST', '/epicas', body)).epica as Epica;
  }

  async historia(epica: Epica, fields: Fields = {}, person = this.creator): Promise<Historia> {
    const body = { titulo: 'Pagar', proyecto: epica.proyecto, epicaId: epica._id, ...fields };
    return created(await this.as(person)('POST', '/historias', body)).historia as Historia;
  }

  async tarea(historia: Historia, fields: Fields = {}, person = this.creator): Promise<Tarea> {
    const body = { titulo: 'Validar', proyecto: historia.proyecto, historiaId: historia._id, ...fields };
    return created(await this.as(person)('POST', '/tareas', body)).tarea as Tarea;
  }

  /** One of each, beneath one another. */
  async tree(person = this.creator, fields: Fields = {}) {
    const proyecto = await this.proyecto(fields, person);
    const epica = await this.epica(proyecto._id, {}, person);
    const historia = await this.historia(epica, {}, person);
    const tarea = await this.tarea(historia, {}, person);
    return { proyecto, epica, historia, tarea };
  }
}

function created(reply: TestReply): Record<string, unknown> {
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body as Record<string, unknown>;
}

export { newId };
