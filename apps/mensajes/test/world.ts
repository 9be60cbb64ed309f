import { connect, type NatsConnection } from '@nats-io/transport-node';
import { REVISAR_SUBJECT } from '@pmp/contracts/common';
import type { Chat, Mensaje, MensajesReply, TipoChat } from '@pmp/contracts/mensajes';
import { Broker, CopyChanges } from '@pmp/platform';
import {
  callAs,
  eventually,
  newId,
  startService,
  testBroker,
  testDatabase,
  type Call,
  type RunningService,
  type TestBroker,
  type TestDatabase,
  type TestPerson,
} from '@pmp/testing';
import { Client, type Reply } from './client';
import { buildApp, AppProcess, NO_SERVICES, type Build } from './processes';
import { answerTokens } from './token-owner';

/** A conversation as its members name it, and the receiver of its messages. */
export const destino = (tipoChat: TipoChat, receptor: string) => ({
  tipoChat,
  receptor,
  tipoReceptor: tipoChat === 'directo' ? 'usuario' : tipoChat,
});

/**
 * The service on a real broker and database, with a team of three, its project, an outsider, an admin, and gateways on
 * demand.
 */
export class World {
  readonly clients: Client[] = [];
  private readonly gateways: AppProcess[] = [];
  private gatewayBuild: Build | null = null;
  private readonly names = new Map<string, TestPerson>();

  private constructor(
    readonly database: TestDatabase,
    readonly broker: TestBroker,
    readonly service: RunningService,
    readonly nats: NatsConnection,
    readonly admin: TestPerson,
    readonly ana: TestPerson,
    readonly luis: TestPerson,
    readonly eva: TestPerson,
    readonly olga: TestPerson,
    readonly team: string,
    readonly project: string,
  ) {}

  static async start(): Promise<World> {
    const database = await testDatabase();
    const broker = await testBroker();
    const service = await startService(() => import('../src/app.module').then((m) => m.AppModule), {
      database,
      broker,
    });
    const { people } = service;
    const admin = await people.person({ nombre: 'Ada Admin', rol: 'admin' });
    const ana = await people.person({ nombre: 'Ana López' });
    const luis = await people.person({ nombre: 'Luis Pérez' });
    const eva = await people.person({ nombre: 'Eva Ruiz' });
    const olga = await people.person({ nombre: 'Olga Ajena' });
    const roles = { [ana._id]: 'admin', [luis._id]: 'miembro', [eva._id]: 'miembro' } as const;
    const team = await people.team(roles, { nombre: 'Equipo Azul' });
    const nats = await connect({ servers: broker.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    const world = new World(
      ...([database, broker, service, nats, admin, ana, luis, eva, olga, team] as const),
      newId(),
    );
    for (const person of [admin, ana, luis, eva, olga]) world.names.set(person.token, person);
    await world.putProject(world.project, team, 'Tienda');
    answerTokens(nats, (token) => world.names.get(token));
    await nats.flush();
    return world;
  }

  async close(): Promise<void> {
    this.closeClients();
    await Promise.all(this.gateways.map((gateway) => gateway.kill()));
    this.gatewayBuild?.remove();
    await this.service.close();
    await this.nats.close();
    await this.broker.dispose();
  }

  closeClients(): void {
    for (const client of this.clients.splice(0)) client.socket.disconnect();
  }

  /** Adds a person, whose token the token owner knows too. */
  async person(parts: Parameters<RunningService['people']['person']>[0] = {}): Promise<TestPerson> {
    const person = await this.service.people.person(parts);
    this.names.set(person.token, person);
    return person;
  }

  /** Puts a team into the local copy, as its state's arrival would. */
  async group(miembros: TestPerson[], parts: { _id?: string; nombre?: string } = {}): Promise<string> {
    const roles = Object.fromEntries(miembros.map(({ _id }) => [_id, 'miembro' as const]));
    const team = await this.service.people.team(roles, parts);
    this.service.app.get(CopyChanges).announce('copia_equipos', [team]);
    return team;
  }

  putProject(_id: string, equipo: string, nombre: string, eliminado = false) {
    const doc = { _id, version: 1, eliminado, nombre, clave: 'T', equipo, creador: null };
    return this.collection('copia_proyectos').replaceOne({ _id } as never, doc, { upsert: true });
  }

  /** A real gateway; the only services behind it are this one and the token owner. */
  async gateway(): Promise<AppProcess> {
    this.gatewayBuild ??= await buildApp('gateway');
    const env = { ...NO_SERVICES, NATS_URL: this.broker.url };
    const gateway = await AppProcess.start(this.gatewayBuild, env, '/api/salud/vivo');
    this.gateways.push(gateway);
    return gateway;
  }

  async open(person: TestPerson, gateway: AppProcess): Promise<Client> {
    const client = new Client(gateway.url, person.token);
    this.clients.push(client);
    return client.connected();
  }

  as(person: TestPerson | null): Call {
    return callAs(this.service.app, person);
  }

  async chats(person: TestPerson): Promise<Chat[]> {
    return (await this.as(person)('GET', '/mensajes/chats')).body.chats as Chat[];
  }

  async chat(person: TestPerson, chatId: string): Promise<Chat | undefined> {
    return (await this.chats(person)).find(({ _id }) => _id === chatId);
  }

  async mensajes(person: TestPerson, tipo: TipoChat, chatId: string, query = ''): Promise<MensajesReply> {
    const reply = await this.as(person)('GET', `/mensajes/${chatId}/${tipo}${query}`);
    if (reply.status !== 200) throw new Error(reply.text);
    return reply.body as MensajesReply;
  }

  /** Sends a command to the service as the gateway does. */
  async command(subject: string, request: object): Promise<Reply> {
    const reply = await this.nats.request(subject, JSON.stringify(request), { timeout: 8_000 });
    const { datos, error } = reply.json<{ datos?: object; error?: { kind: string; message: string } }>();
    return error
      ? { success: false, codigo: error.kind, message: error.message }
      : { success: true, ...datos };
  }

  /** Everything published on these subjects from now on. */
  async hear(...subjects: string[]) {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read arbitrary messages
    const heard: { subject: string; body: any }[] = [];
    for (const subject of subjects) {
      this.nats.subscribe(subject, {
        callback: (_error, message) => void heard.push({ subject: message.subject, body: message.json() }),
      });
    }
    await this.nats.flush();
    return heard;
  }

  /** Sends without a socket. */
  async send(person: TestPerson, tipo: TipoChat, receptor: string, parts: object = {}): Promise<Mensaje> {
    const mensaje = { contenido: 'hola', ...destino(tipo, receptor), ...parts };
    const reply = await this.command('comando.mensajes.enviar.v1', { usuario: person._id, mensaje });
    if (!reply.mensaje) throw new Error(reply.message);
    return reply.mensaje;
  }

  revisar(usuarios: string[]): void {
    this.nats.publish(REVISAR_SUBJECT, JSON.stringify({ usuarios, cerrar: false }));
  }

  collection(name: string) {
    return this.service.connection.collection(name);
  }

  /** Resolves once everything sent to these clients before has arrived. */
  async settle(...clients: Client[]): Promise<void> {
    const marca = newId();
    await this.outboxIsEmpty();
    for (const client of clients) {
      const { _id } = this.names.get(client.token as string)!;
      this.nats.publish(`vivo.usuario.${_id}`, JSON.stringify({ evento: 'marca', datos: marca }));
    }
    await eventually(() => {
      for (const client of clients) {
        if (!client.of('marca').includes(marca)) throw new Error('still on its way');
      }
    });
  }

  /**
   * Resolves once everything committed has been published. The broker keeps the order, so nothing published later
   * arrives before it.
   */
  async outboxIsEmpty(): Promise<void> {
    await eventually(async () => {
      if ((await this.collection('outbox').countDocuments()) > 0) throw new Error('outbox not empty');
    });
    await this.service.app.get(Broker).connection?.flush();
  }
}

export { eventually, newId };
