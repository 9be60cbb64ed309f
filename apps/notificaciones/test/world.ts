import { type ConsumerInfo, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { getModelToken } from '@nestjs/mongoose';
import type { FactDefinition } from '@pmp/contracts/common';
import type { Preferencias } from '@pmp/contracts/usuarios';
import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import { Broker } from '@pmp/platform';
import {
  eventually,
  newId,
  request,
  type RunningService,
  startService,
  type TestBroker,
  testBroker,
  type TestDatabase,
  testDatabase,
  type TestPerson,
} from '@pmp/testing';
import type { Model } from 'mongoose';
import { NOTIFICACION_MODEL, type NotificacionDoc } from '../src/notificaciones/notificacion.model';

export interface Heard {
  evento: string;
  datos: Record<string, unknown>;
}

/** Handlers of facts in src/reglas. */
const RULES_OF_FACTS = 12;

interface Tell {
  actor?: string | null;
  /** Using the same id again publishes the same fact again. */
  id?: string;
  ocurrido?: string;
  /** The request that did it: the facts of one have the same. */
  correlacion?: string;
}

/** The service on its own broker and database, with stand-ins for its neighbours. */
export class World {
  /** By subject, the stream position of the last published fact. */
  private readonly told = new Map<string, number>();

  private constructor(
    readonly broker: TestBroker,
    readonly database: TestDatabase,
    readonly service: RunningService,
    private readonly env: Record<string, string>,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<World> {
    const [broker, database] = [await testBroker(), await testDatabase()];
    const world = new World(broker, database, await start(broker, database, env), env);
    await eventually(async () => {
      if ((await world.consumers()).length < RULES_OF_FACTS) throw new Error('aún sin consumidores');
    });
    return world;
  }

  /** A second replica of the service. */
  replica(): Promise<RunningService> {
    return start(this.broker, this.database, this.env);
  }

  get model(): Model<NotificacionDoc> {
    return this.service.app.get<Model<NotificacionDoc>>(getModelToken(NOTIFICACION_MODEL));
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, body?: object) {
    return request(this.service.app)(method, path, { token, body });
  }

  async person(preferencias: Partial<Preferencias> = {}, nombre?: string): Promise<TestPerson> {
    const person = await this.service.people.person(nombre === undefined ? {} : { nombre });
    await this.service.people.change('copia_usuarios', person._id, {
      preferencias: { ...PREFERENCIAS_INICIALES, ...preferencias },
    });
    return person;
  }

  /** Publishes a fact as its owner's outbox would, but past the broker's own check for duplicates. */
  async tell(
    fact: FactDefinition,
    datos: object,
    { actor = newId(), id = newId(), ocurrido, correlacion = newId() }: Tell = {},
  ): Promise<void> {
    const broker = this.service.app.get(Broker);
    const evento = {
      id,
      ocurrido: ocurrido ?? new Date().toISOString(),
      correlacion,
      actor,
      datos: fact.datos.parse(datos),
    };
    await eventually(async () => {
      const stream = jetstream(await broker.connected());
      const { seq } = await stream.publish(broker.subject(fact.subject), JSON.stringify(evento));
      this.told.set(fact.subject, seq);
    });
  }

  /** How many facts a rule has not settled yet; facts that its consumer does not know of yet count as one. */
  async pending(): Promise<number> {
    const consumers = await this.consumers();
    return consumers.reduce((sum, consumer) => sum + this.pendingOf(consumer), 0);
  }

  /** A stream tells its consumers of a stored fact a little later. */
  private pendingOf({ config, num_pending, num_ack_pending, ack_floor }: ConsumerInfo): number {
    const told = this.told.get(config.filter_subject ?? '') ?? 0;
    return num_pending + num_ack_pending || (ack_floor.stream_seq < told ? 1 : 0);
  }

  /** How many facts were delivered to a rule again and are not settled. */
  async retried(): Promise<number> {
    return (await this.consumers()).reduce((sum, { num_redelivered }) => sum + num_redelivered, 0);
  }

  private async consumers(): Promise<ConsumerInfo[]> {
    const manager = await jetstreamManager(await this.service.app.get(Broker).connected());
    const consumers: ConsumerInfo[] = [];
    for await (const consumer of manager.consumers.list('HECHOS')) consumers.push(consumer);
    return consumers;
  }

  /** Writes a document of a local copy. */
  async put(collection: string, document: { _id: string; [field: string]: unknown }): Promise<void> {
    const copia = { version: 1, eliminado: false, ...document };
    await this.service.connection
      .collection<{ _id: string }>(collection)
      .replaceOne({ _id: document._id }, copia, { upsert: true });
  }

  /** What the person's open screens are sent from now on. */
  async listen(usuario: string): Promise<Heard[]> {
    const broker = this.service.app.get(Broker);
    const connection = await broker.connected();
    const heard: Heard[] = [];
    connection.subscribe(broker.subject(`vivo.usuario.${usuario}`), {
      callback: (_error, message) => void heard.push(message.json<Heard>()),
    });
    await connection.flush();
    return heard;
  }

  async list(person: TestPerson, query = '') {
    return (await this.call('GET', `/api/notificaciones${query}`, person.token)).body;
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.broker.dispose();
  }
}

const start = (broker: TestBroker, database: TestDatabase, env: Record<string, string>) =>
  startService(() => import('../src/app.module').then((m) => m.AppModule), { broker, database, env });
