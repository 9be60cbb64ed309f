import { jetstreamManager } from '@nats-io/jetstream';
import mongoose from 'mongoose';
import { connectBroker } from '../../start/broker/connect-broker.ts';
import { SERVICIOS } from '../plan/schedule.ts';

export type Row = Record<string, unknown> & { _id: unknown };

/** A message stored in a stream. */
export interface Stored {
  subject: string;
  cuerpo: Record<string, unknown> & { id?: string; _id?: string; version?: number; datos?: unknown };
}

export interface DurableConsumer {
  name: string;
  filter: string;
}

/** The state after a run: every collection of every service, and the messages that the broker holds. */
export interface Evidence {
  rows(servicio: string, collection: string): Row[];
  collections(servicio: string): string[];
  hechos: Stored[];
  /** By subject, the newest state of each entity. */
  estado: Map<string, Stored['cuerpo']>;
  muertos: Stored[];
  consumidores: DurableConsumer[];
}

async function readDatabases(uri: string): Promise<Map<string, Row[]>> {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  try {
    const found = new Map<string, Row[]>();
    for (const servicio of SERVICIOS) {
      const db = client.db(servicio);
      for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
        found.set(`${servicio}.${name}`, (await db.collection(name).find({}).toArray()) as Row[]);
      }
    }
    return found;
  } finally {
    await client.close();
  }
}

const FETCH = 5_000;
/** Long enough that the broker's sign of life, which comes twice in it, is not missed on a busy machine. */
const FETCH_MS = 60_000;

async function readBroker(natsUrl: string): Promise<Omit<Evidence, 'rows' | 'collections'>> {
  const connection = await connectBroker(natsUrl, 'fallos');
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const read = async (stream: string): Promise<Stored[]> => {
      const { messages, last_seq } = (await manager.streams.info(stream)).state;
      if (messages === 0) return [];
      const { name } = await manager.consumers.add(stream, {
        ack_policy: 'none',
        deliver_policy: 'all',
        mem_storage: true,
      });
      const consumer = await manager.jetstream().consumers.get(stream, name);
      const stored: Stored[] = [];
      // Reads up to the last sequence and not up to the broker's count of pending messages, which includes replaced
      // ones.
      for (let last = 0; last < last_seq;) {
        for await (const message of await consumer.fetch({ max_messages: FETCH, expires: FETCH_MS })) {
          stored.push({ subject: message.subject, cuerpo: message.json() });
          last = message.seq;
          if (last >= last_seq) break;
        }
      }
      return stored;
    };
    const consumidores: DurableConsumer[] = [];
    for await (const { name, config } of manager.consumers.list('HECHOS'))
      if (config.durable_name) consumidores.push({ name, filter: config.filter_subject ?? '' });
    const estado = await read('ESTADO');
    return {
      hechos: await read('HECHOS'),
      estado: new Map(estado.map(({ subject, cuerpo }) => [subject, cuerpo])),
      muertos: await read('MUERTOS'),
      consumidores,
    };
  } finally {
    await connection.close();
  }
}

export async function gatherEvidence(mongodbUri: string, natsUrl: string): Promise<Evidence> {
  const found = await readDatabases(mongodbUri);
  return {
    rows: (servicio, collection) => found.get(`${servicio}.${collection}`) ?? [],
    collections: (servicio) =>
      [...found.keys()]
        .filter((key) => key.startsWith(`${servicio}.`))
        .map((key) => key.slice(servicio.length + 1)),
    ...(await readBroker(natsUrl)),
  };
}
