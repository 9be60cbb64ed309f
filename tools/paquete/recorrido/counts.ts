import { jetstreamManager } from '@nats-io/jetstream';
import type { mongo } from 'mongoose';
import { connectBroker } from '../../start/broker/connect-broker.ts';
import type { Place } from '../../start/place.ts';

/** How many messages have been published so far. */
export async function publishedOn({ natsUrl }: Place): Promise<number> {
  const broker = await connectBroker(natsUrl, 'paquete');
  try {
    const manager = await jetstreamManager(broker, { checkAPI: false });
    const sequences = ['HECHOS', 'ESTADO'].map(
      async (name) => (await manager.streams.info(name)).state.last_seq,
    );
    return (await Promise.all(sequences)).reduce((a, b) => a + b, 0);
  } finally {
    await broker.close();
  }
}

/** Without the reminders of tasks that are due by tomorrow, which come with the next half minute. */
export const noticesIn = (client: mongo.MongoClient): Promise<number> =>
  client
    .db('notificaciones')
    .collection('notificaciones')
    .countDocuments({ regla: { $ne: 'tarea-vence' } });

/** How many entries of the audit trail say that this project was imported. */
export const importsTold = (client: mongo.MongoClient, proyecto: string): Promise<number> =>
  client.db('usuarios').collection('auditoria').countDocuments({ proyecto, accion: 'importado' });
