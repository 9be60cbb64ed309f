import { EJSON } from 'bson';
import { Store } from '../../src/store/store.ts';
import { withFiles, type Files } from './files.ts';

/** Everything that a server started on these files contains, as one text. */
export function dump(files: Files): Promise<string> {
  return withFiles(files, dumpFolder);
}

export function dumpFolder(dataDir: string): string {
  const store = new Store({
    dataDir,
    durability: 'normal',
    onFailure: (error) => {
      throw error;
    },
  });
  try {
    return store
      .list()
      .map(({ database, name }) => store.get(database, name)!)
      .flatMap(({ namespace, indexes, slots }) => [
        `${namespace} ${text(indexes.map(({ spec }) => spec))}`,
        ...[...slots.values()].map((slot) => `${namespace} ${text(slot.record!.document())}`),
      ])
      .sort()
      .join('\n');
  } finally {
    store.journal.close();
  }
}

function text(value: unknown): string {
  return EJSON.stringify(value, { relaxed: false });
}
