import { connect, type NatsConnection } from '@nats-io/transport-node';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import {
  callAs,
  eventually,
  hear,
  makeCast,
  newId,
  startService,
  testBroker,
  testDatabase,
  type Call,
  type Cast,
  type Heard,
  type RunningService,
  type TestBroker,
  type TestPerson,
} from '@pmp/testing';

/** The service with its own broker and database, a team of three and an outsider. */
export class World {
  readonly admin: TestPerson;
  readonly teamAdmin: TestPerson;
  readonly creator: TestPerson;
  readonly member: TestPerson;
  readonly outsider: TestPerson;
  readonly team: string;

  private constructor(
    readonly broker: TestBroker,
    readonly service: RunningService,
    private readonly connection: NatsConnection,
    cast: Cast,
  ) {
    ({
      admin: this.admin,
      teamAdmin: this.teamAdmin,
      creator: this.creator,
      member: this.member,
      outsider: this.outsider,
      team: this.team,
    } = cast);
  }

  static async start(): Promise<World> {
    const [database, broker] = [await testDatabase(), await testBroker()];
    const load = () => import('../src/app.module').then((m) => m.AppModule);
    const service = await startService(load, { database, broker });
    const connection = await connect({ servers: broker.url });
    await streamsReady(connection);
    return new World(broker, service, connection, await makeCast(service.people));
  }

  async close(): Promise<void> {
    await this.connection.close();
    await this.service.close();
    await this.broker.dispose();
  }

  /** Makes calls as this person; null: without a token. */
  as(person: TestPerson | null): Call {
    return callAs(this.service.app, person);
  }

  /** Collects everything the service publishes from now on. */
  hear(): Promise<Heard> {
    return hear(this.broker.url, ['hecho.integraciones.>', 'estado.integraciones.>', 'vivo.>']);
  }

  collection(name: string) {
    return this.service.connection.collection(name);
  }

  /** A project of the team in the local copy, published as its owner would. */
  async proyecto(): Promise<string> {
    const _id = newId();
    const datos = {
      nombre: 'Tienda',
      clave: 'TIENDA',
      estado: 'activo',
      prioridad: 'media',
      fechaInicio: '2026-11-20T00:00:00.000Z',
      fechaFin: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      equipo: this.team,
      creador: this.creator._id,
    };
    const envelope = { id: newId(), ocurrido: datos.createdAt, correlacion: newId(), actor: null };
    this.connection.publish(
      `${proyectoEstado.subject}.${_id}`,
      JSON.stringify({ ...envelope, _id, version: 1, datos: proyectoEstado.datos.parse(datos) }),
    );
    await eventually(async () => {
      if (!(await this.collection('copia_proyectos').findOne({ _id: _id as never }))) throw new Error(_id);
    });
    return _id;
  }

  /** The things that the rows of the table refer to. */
  async tree() {
    return { proyecto: await this.proyecto() };
  }
}

/** Waits for the streams: a state published before its stream exists is lost. */
const streamsReady = (connection: NatsConnection): Promise<void> =>
  eventually(
    async () => {
      for (const stream of ['ESTADO', 'HECHOS']) {
        const reply = await connection.request(`$JS.API.STREAM.INFO.${stream}`);
        if (reply.json<{ error?: unknown }>().error) throw new Error(`aún sin ${stream}`);
      }
    },
    { within: 15_000 },
  );

export { newId };
