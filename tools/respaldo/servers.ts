import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { mongo } from 'mongoose';
import { connectBroker } from '../start/broker/connect-broker.ts';
import type { Place } from '../start/place.ts';

export interface Servers {
  client: mongo.MongoClient;
  manager: JetStreamManager;
}

/** Both servers of an installation, for as long as `work` takes. */
export async function withServers<T>(place: Place, work: (servers: Servers) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(place.mongodbUri, { appName: 'respaldo' });
  const broker = await connectBroker(place.natsUrl, 'respaldo');
  try {
    return await work({ client, manager: await jetstreamManager(broker, { checkAPI: false }) });
  } finally {
    await broker.close();
    await client.close();
  }
}
