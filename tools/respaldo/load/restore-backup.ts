import { readArchive } from '../archive/archive-reader.ts';
import { createCollection, createExpiringIndexes, differenceOf, loadPart } from './load-database.ts';
import { StreamLoad } from './load-stream.ts';
import type { Manifest, SavedCollection } from '../archive/manifest.ts';
import { Names } from '../archive/names.ts';
import { type Servers, withServers } from '../servers.ts';
import type { Place } from '../../start/place.ts';
import { refreshInbox } from './inbox.ts';

interface Target extends Servers {
  place: Place;
  manifest: Manifest;
}

const baseOf = ({ client, place }: Target, servicio: string) => client.db(place.base(servicio));

const collectionsOf = ({ manifest }: Target): { servicio: string; saved: SavedCollection }[] =>
  manifest.bases.flatMap(({ servicio, colecciones }) => colecciones.map((saved) => ({ servicio, saved })));

async function loadEverything(target: Target, path: string): Promise<void> {
  const names = new Names(target.place.prefijo);
  const streams = new Map(
    target.manifest.flujos.map((saved) => [saved.nombre, new StreamLoad(saved, names, target.manager)]),
  );
  for (const stream of streams.values()) await stream.create();
  for (const { servicio, saved } of collectionsOf(target)) {
    await createCollection(baseOf(target, servicio), saved);
  }
  for await (const { name, bytes } of readArchive(path)) {
    const [kind, first, collection] = name.split('/');
    if (kind === 'bases') await loadPart(baseOf(target, first!).collection(collection!), bytes);
    if (kind === 'flujos') await streams.get(first!)!.load(bytes);
  }
  for (const stream of streams.values()) await stream.finish();
}

/**
 * Restores a verified archive into an empty installation. Resolves to whatever differs from what was saved, in Spanish;
 * `caducar` false leaves out the indexes that expire documents, so that they can be compared later.
 */
export const restoreBackup = (place: Place, path: string, manifest: Manifest, caducar = true) =>
  withServers(place, async (servers) => {
    const target = { ...servers, place, manifest };
    await loadEverything(target, path);
    const faults: string[] = [];
    for (const { servicio, saved } of collectionsOf(target)) {
      const fault = await differenceOf(baseOf(target, servicio), saved);
      if (fault) faults.push(fault);
    }
    if (!caducar) return faults;
    for (const { servicio } of manifest.bases) await refreshInbox(baseOf(target, servicio));
    for (const { servicio, saved } of collectionsOf(target)) {
      await createExpiringIndexes(baseOf(target, servicio), saved);
    }
    return faults;
  });
