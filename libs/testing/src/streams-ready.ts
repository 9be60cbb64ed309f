import type { NatsConnection } from '@nats-io/transport-node';
import { eventually } from './processes/eventually';

/** Waits for the streams: a state or fact published before its stream exists reaches nobody. */
export const streamsReady = (connection: NatsConnection, within = 15_000): Promise<void> =>
  eventually(
    async () => {
      for (const stream of ['ESTADO', 'HECHOS']) {
        const reply = await connection.request(`$JS.API.STREAM.INFO.${stream}`);
        if (reply.json<{ error?: unknown }>().error) throw new Error(`aún sin ${stream}`);
      }
    },
    { within },
  );
