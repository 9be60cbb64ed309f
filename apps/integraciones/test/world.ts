import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FactDefinition, StateDefinition } from '@pmp/contracts/common';
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
import type { z } from 'zod';

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

  static async start(more: Record<string, string> = {}): Promise<World> {
    const [database, broker] = [await testDatabase(), await testBroker()];
    const load = () => import('../src/app.module').then((m) => m.AppModule);
    const env = { WEBHOOKS_REDES_PERMITIDAS: '127.0.0.1', WEB_URL: 'https://pmp.ejemplo.es', ...more };
    const service = await startService(load, { database, broker, env });
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
  async proyecto(extra: object = {}): Promise<string> {
    const datos = {
      nombre: 'Tienda',
      clave: 'TIENDA',
      estado: 'activo' as const,
      prioridad: 'media' as const,
      fechaInicio: '2026-11-20T00:00:00.000Z',
      fechaFin: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      equipo: this.team,
      creador: this.creator._id,
      ...extra,
    };
    return this.estado(proyectoEstado, datos);
  }

  /** Publishes the state of something, as its owner would, and waits until it has been copied; null: it is gone. */
  async estado<D extends StateDefinition>(
    def: D,
    datos: z.input<D['datos']> | null,
    { _id = newId(), version = 1 } = {},
  ): Promise<string> {
    const envelope = { id: newId(), ocurrido: new Date().toISOString(), correlacion: newId(), actor: null };
    const parsed = datos === null ? null : def.datos.parse(datos);
    this.connection.publish(
      `${def.subject}.${_id}`,
      JSON.stringify({ ...envelope, _id, version, datos: parsed }),
    );
    const copia = `copia_${def.subject.split('.')[2]}s`;
    await eventually(async () => {
      if (!(await this.collection(copia).findOne({ _id: _id as never, version }))) throw new Error(_id);
    });
    return _id;
  }

  /** Publishes a fact, as its owner would; resolves to the id that a webhook gives it. */
  hecho<D extends FactDefinition>(def: D, datos: z.input<D['datos']>, id = `${newId()}:0`): string {
    const ocurrido = new Date().toISOString();
    const evento = {
      id,
      ocurrido,
      correlacion: newId(),
      actor: this.member._id,
      datos: def.datos.parse(datos),
    };
    this.connection.publish(def.subject, JSON.stringify(evento));
    return `msg_${id.replace(':', '_')}`;
  }

  /** What the rows of the table refer to: a webhook of a project, what it has sent, and a connection with a forge. */
  async tree() {
    const proyecto = await this.proyecto();
    const admin = this.as(this.teamAdmin);
    const datos = { nombre: 'Panel', url: 'http://receptor.invalid/', proyecto, hechos: ['historia.creada'] };
    const webhook = (await admin('POST', '/webhooks', datos)).body.webhook._id as string;
    const entrega = (await admin('POST', `/webhooks/${webhook}/probar`)).body.entrega._id as string;
    const conexion = { nombre: 'Tienda', tipo: 'github', proyecto };
    const forja = (await admin('POST', '/forjas', conexion)).body.forja._id as string;
    return { proyecto, webhook, entrega, forja };
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
