import { jetstreamManager, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { Names } from '../../respaldo/archive/names.ts';
import type { Place } from '../../start/place.ts';
import { connectBroker } from '../../start/broker/connect-broker.ts';

const AT_ONCE = 100;
const STREAM_NOT_FOUND = 10_059;

async function versionOf(manager: JetStreamManager, stream: string, subject: string): Promise<number> {
  const found = await manager.streams.getMessage(stream, { last_by_subj: subject });
  return found ? found.json<{ version: number }>().version : 0;
}

/**
 * The last version published for each subject, if any. Something deleted for good long ago has left its tombstone in
 * every copy, so whatever starts below that version would be ignored as old.
 */
export async function publishedVersions(
  place: Place,
  subjects: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  if (subjects.size === 0) return versions;
  const broker = await connectBroker(place.natsUrl, 'paquete');
  try {
    const manager = await jetstreamManager(broker, { checkAPI: false });
    const names = new Names(place.prefijo);
    const all = [...subjects];
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const found = all.slice(at, at + AT_ONCE).map(async ([id, subject]) => {
        const version = await versionOf(manager, names.stream('ESTADO'), names.subject(subject));
        if (version > 0) versions.set(id, version);
      });
      await Promise.all(found);
    }
    return versions;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND) return versions;
    throw error;
  } finally {
    await broker.close();
  }
}
