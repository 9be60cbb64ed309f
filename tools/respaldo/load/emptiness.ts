import type { mongo } from 'mongoose';
import { Names } from '../archive/names.ts';
import type { Place } from '../../start/place.ts';
import { isRunning, LEASES } from '../dump/relay-pause.ts';
import { type Servers, withServers } from '../servers.ts';
import { STREAMS } from '../dump/take-backup.ts';

async function streamsOf({ manager }: Servers, { prefijo }: Place) {
  const ours = STREAMS.map((name) => new Names(prefijo).stream(name));
  const streams: { name: string; messages: number }[] = [];
  for await (const { config, state } of manager.streams.list())
    if (ours.includes(config.name)) streams.push({ name: config.name, messages: state.messages });
  return streams;
}

export async function hasDocuments(base: mongo.Db): Promise<boolean> {
  for (const { name } of await base.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== LEASES && (await base.collection(name).findOne({}, { projection: { _id: 1 } }))) return true;
  }
  return false;
}

/** Services that are running on this installation. */
export const runningServices = (place: Place): Promise<string[]> =>
  withServers(place, async ({ client }) => {
    const running: string[] = [];
    for (const servicio of place.servicios) {
      if (await isRunning(client.db(place.base(servicio)))) running.push(servicio);
    }
    return running;
  });

/** Databases and streams that are not empty. */
export const whatIsThere = (place: Place): Promise<string[]> =>
  withServers(place, async (servers) => {
    const filled: string[] = [];
    for (const servicio of place.servicios) {
      if (await hasDocuments(servers.client.db(place.base(servicio)))) filled.push(servicio);
    }
    const streams = await streamsOf(servers, place);
    return [...filled, ...streams.filter(({ messages }) => messages > 0).map(({ name }) => name)];
  });

export const emptyOut = (place: Place): Promise<void> =>
  withServers(place, async (servers) => {
    for (const servicio of place.servicios) await servers.client.db(place.base(servicio)).dropDatabase();
    for (const { name } of await streamsOf(servers, place)) await servers.manager.streams.delete(name);
  });
