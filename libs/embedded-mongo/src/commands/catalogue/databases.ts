import type { Doc } from '../../values/bson/doc.ts';
import { newDoc } from '../../values/bson/doc.ts';
import { compileQuery } from '../../query/compile-query.ts';
import type { Reply } from '../../wire/replies.ts';
import { docArgument, flagArgument } from '../request/arguments.ts';
import type { CommandContext } from '../request/context.ts';
import { whenUnwritten } from './ddl.ts';

export function listDatabases(context: CommandContext): Reply {
  const { command, services } = context;
  const sizes = new Map<string, number>();
  for (const { database, dataBytes } of services.store.list())
    sizes.set(database, (sizes.get(database) ?? 0) + dataBytes);
  const query = compileQuery(docArgument(command, 'filter') ?? newDoc());
  const all = [...sizes].sort().map(([name, sizeOnDisk]): Doc => ({ name, sizeOnDisk, empty: false }));
  const chosen = all.filter((database) => query.matches(database));
  const databases = flagArgument(command, 'nameOnly') ? chosen.map(({ name }) => ({ name })) : chosen;
  return {
    databases,
    totalSize: chosen.reduce((sum, { sizeOnDisk }) => sum + (sizeOnDisk as number), 0),
    ok: 1,
  };
}

export function dropDatabase(context: CommandContext): Promise<Reply> {
  const { services, database } = context;
  const find = () => services.store.list(database);
  return whenUnwritten(context, find, (collections) => {
    for (const collection of collections) services.store.drop(collection);
    return collections.length === 0 ? { ok: 1 } : { dropped: database, ok: 1 };
  });
}

export function dbStats({ services, database }: CommandContext): Reply {
  const collections = services.store.list(database);
  const sum = (measure: (collection: (typeof collections)[number]) => number) =>
    collections.reduce((total, collection) => total + measure(collection), 0);
  const disk = services.store.journal.disk();
  return {
    db: database,
    collections: collections.length,
    objects: sum((collection) => collection.slots.size),
    dataSize: sum((collection) => collection.dataBytes),
    indexes: sum((collection) => collection.indexes.length),
    ...(disk && { fsUsedSize: disk.used, fsTotalSize: disk.total }),
    ok: 1,
  };
}
