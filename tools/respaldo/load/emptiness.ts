import { jetstreamManager } from '@nats-io/jetstream';
import { mongo } from 'mongoose';
import { connectBroker } from '../../start/connect-broker.ts';
import { Names } from '../archive/names.ts';
import type { Place } from '../../start/place.ts';
import { isRunning, LEASES } from '../dump/relay-pause.ts';
import { STREAMS } from '../dump/take-backup.ts';

async function withPlace<T>(
  place: Place,
  work: (
    client: mongo.MongoClient,
    streams: { name: string; messages: number; delete(): Promise<unknown> }[],
  ) => Promise<T>,
): Promise<T> {
  const client = await mongo.MongoClient.connect(place.mongodbUri, { appName: 'respaldo' });
  const broker = await connectBroker(place.natsUrl, 'respaldo');
  try {
    const manager = await jetstreamManager(broker, { checkAPI: false });
    const ours = STREAMS.map((name) => new Names(place.prefijo).stream(name));
    const streams = [];
    for await (const { config, state } of manager.streams.list()) {
      const { name } = config;
      if (!ours.includes(name)) continue;
      streams.push({ name, messages: state.messages, delete: () => manager.streams.delete(name) });
    }
    return await work(client, streams);
  } finally {
    await broker.close();
    await client.close();
  }
}

export async function hasDocuments(base: mongo.Db): Promise<boolean> {
  for (const { name } of await base.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== LEASES && (await base.collection(name).findOne({}, { projection: { _id: 1 } }))) return true;
  }
  return false;
}

/** Services that are running on this installation. */
export const runningServices = (place: Place): Promise<string[]> =>
  withPlace(place, async (client) => {
    const running: string[] = [];
    for (const servicio of place.servicios) {
      if (await isRunning(client.db(place.base(servicio)))) running.push(servicio);
    }
    return running;
  });

/** Databases and streams that are not empty. */
export const whatIsThere = (place: Place): Promise<string[]> =>
  withPlace(place, async (client, streams) => {
    const filled: string[] = [];
    for (const servicio of place.servicios) {
      if (await hasDocuments(client.db(place.base(servicio)))) filled.push(servicio);
    }
    return [...filled, ...streams.filter(({ messages }) => messages > 0).map(({ name }) => name)];
  });

export const emptyOut = (place: Place): Promise<void> =>
  withPlace(place, async (client, streams) => {
    for (const servicio of place.servicios) await client.db(place.base(servicio)).dropDatabase();
    for (const stream of streams) await stream.delete();
  });
