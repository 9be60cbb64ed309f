import { runPipeline } from '../../aggregation/run-pipeline.ts';
import type { Collection } from '../../store/collection.ts';
import { checkRequest, findRecords } from '../../store/finding/find-records.ts';
import type { Found } from '../../store/records/records.ts';
import { withScore } from '../../text/search/score.ts';
import { newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { countArgument, docArgument, flagArgument, requiredDocs } from '../request/arguments.ts';
import type { CommandContext } from '../request/context.ts';
import { explained } from './explain.ts';
import { rawDoc } from '../request/cursors.ts';
import { takeDocuments, takeLeading } from './leading-stages.ts';
import { letArgument } from '../request/let-argument.ts';
import { gathering, takeOut, writeOut } from '../writing/out.ts';
import { readInSlices } from './read-in-slices.ts';
import { PAUSE } from '../../aggregation/stages/stage.ts';
import { atOnce, inSlices, type Steps } from '../../store/records/slices.ts';

/** Documents of a pipeline between two possible pauses. */
const PAUSE_EVERY = 100;

export function aggregate(context: CommandContext): Promise<Reply> | Reply {
  const { command, services, session, database } = context;
  if (flagArgument(command, 'explain')) return explained(context, false);
  const source = command['aggregate'];
  const isCollectionless = typeof source !== 'string';
  const name = isCollectionless ? '$cmd.aggregate' : source;
  const { to, rest: stages } = takeOut(context, requiredDocs(command, 'pipeline'));
  const collection = isCollectionless ? undefined : services.store.get(database, name);
  const { request, rest: unread, counts } = takeLeading(stages, command);
  const collation = request.collation ?? collection?.defaultCollation;
  const variables = letArgument(command);
  const { given, rest } = isCollectionless ? takeDocuments(unread, variables) : { given: [], rest: unread };
  if (collection === undefined) checkRequest(request);
  const batchSize = countArgument(docArgument(command, 'cursor') ?? newDoc(), 'batchSize');
  const answer = (results: Iterable<Doc>, held: number): Steps<Reply> =>
    services.cursors.firstBatch(`${database}.${name}`, session?.id ?? null, results, rawDoc, {
      batchSize,
      held,
    });
  const run = (input: Iterable<Doc>): Iterable<Doc> =>
    runPipeline(rest, input, {
      collection: (other: string) => ({ find: (filter: Doc) => findIn(context, other, filter) }),
      now: new Date(),
      ...(variables && { let: variables }),
      ...(collation && { collation }),
    });
  if (to !== null) {
    const gathered =
      collection === undefined
        ? inSlices(gathering(run(given)))
        : readInSlices(context, collection, request, (found) =>
            gathering(run(documents(collection, found, PAUSE_EVERY))),
          );
    return gathered.then(async (docs) => {
      await writeOut(context, to, docs);
      return atOnce(answer([], 0));
    });
  }
  if (collection === undefined) return inSlices(answer(counts === null ? run(given) : [], 0));
  return readInSlices(context, collection, request, (found) => {
    const { length } = found;
    if (counts !== null) return answer(length === 0 ? [] : [counts(length)], 0);
    return answer(run(documents(collection, found, PAUSE_EVERY)), length);
  });
}

function findIn(context: CommandContext, name: string, filter: Doc): Iterable<Doc> {
  const collection = context.services.store.get(context.database, name);
  if (collection === undefined) return [];
  return documents(collection, findRecords(collection, context.writer.shadow(collection), { filter }));
}

/** One by one, so that only those that the pipeline keeps are in memory. */
function* documents(collection: Collection, found: readonly Found[], pauseEvery = Infinity): Iterable<Doc> {
  let left = pauseEvery;
  for (const { record, score } of found) {
    const doc = collection.cache.document(record, true);
    yield score === undefined ? doc : withScore(doc, score);
    if (--left > 0) continue;
    yield PAUSE;
    left = pauseEvery;
  }
}
