import { mongo } from 'mongoose';
import type { Place } from '../../start/place.ts';

const SERVICE = 'usuarios';
/** Where `usuarios` looks for how old the last backup is (apps/usuarios/src/respaldo). */
export const BACKUPS = 'copiasdeseguridad';
export const LAST = 'ultima';

/** What is noted of a backup that shows this instant. */
export const noteOf = (shown: Date, drilled: boolean): { hecha: Date; ensayada?: Date } => ({
  hecha: shown,
  ...(drilled && { ensayada: shown }),
});

/** Lets the product tell how old its last backup is, and the last one that was drilled. */
export async function noteBackup(place: Place, shown: Date, drilled: boolean): Promise<void> {
  const client = await mongo.MongoClient.connect(place.mongodbUri, { appName: 'respaldo' });
  try {
    await client
      .db(place.base(SERVICE))
      .collection<{ _id: string }>(BACKUPS)
      .updateOne({ _id: LAST }, { $set: noteOf(shown, drilled) }, { upsert: true });
  } finally {
    await client.close();
  }
}
