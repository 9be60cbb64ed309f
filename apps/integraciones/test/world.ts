import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FactDefinition, StateDefinition } from '@pmp/contracts/common';
import { epicaEstado, historiaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import {
  eventually,
  makeCast,
  newId,
  startService,
  streamsReady,
  testBroker,
  testDatabase,
  TestOwners,
  TestWorld,
  type Cast,
  type RunningService,
  type TestBroker,
  type TestDatabase,
} from '@pmp/testing';
import type { z } from 'zod';

const ownersAt = async (url: string) => {
  const all = await TestOwners.start(url);
  const [historia] = await Promise.all(
    [historiaEstado, epicaEstado, tareaEstado].map((state) => all.own(state)),
  );
  return { all, historia: historia! };
};
type Owners = Awaited<ReturnType<typeof ownersAt>>;

/** The service with its own broker and database, a team of three and an outsider. */
export class World extends TestWorld {
  protected override readonly subjects = ['hecho.integraciones.>', 'estado.integraciones.>', 'vivo.>'];

  private constructor(
    database: TestDatabase,
    broker: TestBroker,
    service: RunningService,
    private readonly connection: NatsConnection,
    cast: Cast,
    private owners: Owners,
  ) {
    super(database, broker, service, cast);
  }

  static async start(more: Record<string, string> = {}): Promise<World> {
    const [database, broker] = [await testDatabase(), await testBroker()];
    const load = () => import('../src/app.module').then((m) => m.AppModule);
    const env = { WEBHOOKS_REDES_PERMITIDAS: '127.0.0.1', WEB_URL: 'https://pmp.ejemplo.es', ...more };
    const service = await startService(load, { database, broker, env });
    const connection = await connect({ servers: broker.url });
    await streamsReady(connection);
    const cast = await makeCast(service.people);
    return new World(database, broker, service, connection, cast, await ownersAt(broker.url));
  }

  override async close(): Promise<void> {
    await this.connection.close();
    await this.owners.all.close();
    await super.close();
  }

  /** How a story is, as its owner tells whoever asks. */
  tellsHistoria(datos: object, parts: { _id: string; version: number }): void {
    this.owners.historia(datos, parts);
  }

  /** While `work` is done, nobody tells how elements are. */
  async whileOwnersAreAway(work: () => Promise<void>): Promise<void> {
    await this.owners.all.close();
    await work();
    this.owners = await ownersAt(this.broker.url);
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

export { newId };
