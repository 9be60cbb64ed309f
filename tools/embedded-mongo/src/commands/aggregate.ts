import { MongoError } from '../errors.ts';
import { runPipeline } from '../aggregation/run-pipeline.ts';
import type { Collection } from '../store/collection.ts';
import { findRecords } from '../store/find-records.ts';
import { newDoc, type Doc } from '../values/doc.ts';
import type { Reply } from '../wire/replies.ts';
import { countArgument, docArgument, flagArgument, requiredDocs } from './arguments.ts';
import type { CommandContext } from './context.ts';
import { rawDoc } from './cursors.ts';
import { takeLeading } from './leading-stages.ts';

export function aggregate(context: CommandContext): Reply {
  const { command, services, session, database } = context;
  if (flagArgument(command, 'explain'))
    throw new MongoError(9, 'FailedToParse', "aggregate option 'explain' is not supported by this server");
  const source = command['aggregate'];
  const isCollectionless = typeof source !== 'string';
  const name = isCollectionless ? '$cmd.aggregate' : source;
  const stages = requiredDocs(command, 'pipeline');
  const collection = isCollectionless ? undefined : services.store.get(database, name);
  const { request, rest, counts } = takeLeading(stages, command);
  const collation = request.collation ?? collection?.defaultCollation;
  const variables = docArgument(command, 'let');
  let results: Doc[];
  if (counts !== null) {
    const n =
      collection === undefined
        ? 0
        : findRecords(collection, context.writer.shadow(collection), request).length;
    results = n === 0 ? [] : [counts(n)];
  } else {
    const input = collection === undefined ? [] : documents(context, collection, request);
    results = [
      ...runPipeline(rest, input, {
        collection: (other: string) => ({ find: (filter: Doc) => findIn(context, other, filter) }),
        now: new Date(),
        ...(variables && { let: variables }),
        ...(collation && { collation }),
      }),
    ];
  }
  const batchSize = countArgument(docArgument(command, 'cursor') ?? newDoc(), 'batchSize');
  return services.cursors.firstBatch(`${database}.${name}`, session?.id ?? null, results, rawDoc, {
    batchSize,
  });
}

function findIn(context: CommandContext, name: string, filter: Doc): Iterable<Doc> {
  const collection = context.services.store.get(context.database, name);
  return collection === undefined ? [] : documents(context, collection, { filter });
}

function documents(
  context: CommandContext,
  collection: Collection,
  request: Parameters<typeof findRecords>[2],
): Doc[] {
  const found = findRecords(collection, context.writer.shadow(collection), request);
  return found.map(({ record }) => collection.cache.document(record, true));
}
