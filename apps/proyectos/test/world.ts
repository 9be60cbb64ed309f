import { connect } from '@nats-io/transport-node';
import type { Epica, Historia, Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { Broker } from '@pmp/platform';
import {
  eventually,
  formOf,
  makeCast,
  newId,
  startService,
  testBroker,
  testDatabase,
  type Heard,
  type RunningService,
  type TestBroker,
  type TestDatabase,
  type TestPerson,
  type TestReply,
  TestWorld,
} from '@pmp/testing';

type Fields = Record<string, unknown>;

/** Thirty-two moves of one story run one by one, on a machine that may be busy. */
const COMMAND_MS = 10_000;

let claves = 0;

/**
 * The service on a real broker and database, with a team of three, an outsider with her own team, and builders of valid
 * entities.
 */
export class World extends TestWorld {
  static async start(): Promise<World> {
    const database = await testDatabase();
    const broker = await testBroker();
    const service = await World.startService(database, broker);
    return new World(database, broker, service, await makeCast(service.people));
  }

  static startService(database: TestDatabase, broker: TestBroker): Promise<RunningService> {
    return startService(() => import('../src/app.module').then((m) => m.AppModule), { database, broker });
  }

  /** A form sent by this person. */
  form(
    person: TestPerson | null,
    method: 'POST' | 'PUT',
    url: string,
    { body, headers }: ReturnType<typeof formOf>,
  ): Promise<TestReply> {
    return this.as(person)(method, url, body, headers);
  }

  /** Everything the service publishes from now on; what it committed earlier has been sent by then. */
  override async hear(): Promise<Heard> {
    await eventually(async () => {
      if ((await this.collection('outbox').countDocuments()) > 0) throw new Error('aún queda por publicar');
    });
    await this.service.app.get(Broker).connection?.flush();
    return super.hear();
  }

  /** A command as another service sends it; its reply, or the error that came back. */
  async command(nombre: string, datos: object): Promise<Fields> {
    const connection = await connect({ servers: this.broker.url });
    const subject = `comando.proyectos.${nombre}.v1`;
    const reply = await connection.request(subject, JSON.stringify(datos), { timeout: COMMAND_MS });
    await connection.close();
    return reply.json<Fields>();
  }

  /** A sprint, published as its owner would. */
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

  /** A project with an epic, a story and a task. */
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

export { newId, type Heard };
