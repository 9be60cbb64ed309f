import { eventually, newId, SocketClient, testBroker, TestReadings, type TestBroker } from '@pmp/testing';
import { startGateway, type TestGateway } from './gateway';
import { Owners } from './owners';

export interface Person {
  usuario: string;
  client: SocketClient;
}

/** Two gateways on a real broker, the owners that answer them, and connected clients. */
export class World {
  private readonly clients: SocketClient[] = [];

  private constructor(
    readonly broker: TestBroker,
    readonly owners: Owners,
    readonly gateways: readonly [TestGateway, TestGateway],
  ) {}

  static async start(extra: Record<string, string> = {}): Promise<World> {
    const broker = await testBroker();
    const owners = await Owners.on(broker.url);
    owners.readings = await TestReadings.start(broker.url, 'gateway');
    const env = { NATS_URL: broker.url, ...extra };
    return new World(broker, owners, [await startGateway(env), await startGateway(env)]);
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
    await this.owners.readings?.close();
    await this.owners.close();
    await this.broker.dispose();
  }

  closeClients(): void {
    for (const client of this.clients.splice(0)) client.socket.disconnect();
  }

  open(token: unknown, { url }: Pick<TestGateway, 'url'> = this.gateways[0]): SocketClient {
    const client = new SocketClient(url, token);
    this.clients.push(client);
    return client;
  }

  /** Somebody with an open socket who may see the given projects and conversations. */
  async person(
    visible: readonly string[] = [],
    { gateway = 0, usuario = newId() }: { gateway?: 0 | 1; usuario?: string } = {},
  ): Promise<Person> {
    for (const id of visible) this.owners.members.add(`${usuario}:${id}`);
    const client = this.open(this.owners.signIn(usuario), this.gateways[gateway]);
    return { usuario, client: await client.connected() };
  }

  /** Resolves once everything published before has been passed on. */
  async settle(...people: Person[]): Promise<void> {
    for (const { usuario } of people) this.owners.publish(`usuario.${usuario}`, 'marca', null);
    await eventually(() => {
      for (const { client } of people)
        if (!client.names().includes('marca')) throw new Error('still on its way');
    });
  }
}
