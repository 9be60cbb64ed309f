import { runPipeline } from '../../aggregation/run-pipeline.ts';
import type { Collection } from '../../store/collection.ts';
import { checkRequest } from '../../store/finding/find-records.ts';
import type { Found } from '../../store/records/records.ts';
import { newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import {
  countArgument,
  docArgument,
  flagArgument,
  requiredDocs,
  textArgument,
} from '../request/arguments.ts';
import type { CommandContext } from '../request/context.ts';
import { explained } from './explain.ts';
import { rawDoc } from '../request/cursors.ts';
import { takeLeading } from './leading-stages.ts';
import { readInSlices } from './read-in-slices.ts';
import { PAUSE } from '../../aggregation/stages/stage.ts';
import { inSlices, type Steps } from '../../store/records/slices.ts';

/** Documents of a pipeline between two possible pauses. */
const PAUSE_EVERY = 100;

export function aggregate(context: CommandContext): Promise<Reply> | Reply {
  const { command, services, session, database } = context;
  if (flagArgument(command, 'explain')) return explained(context, false);
  const name = textArgument(command, 'aggregate');
  const collection = services.store.get(database, name);
  const { request, rest, counts } = takeLeading(requiredDocs(command, 'pipeline'), command);
  if (collection === undefined) checkRequest(request);
  const batchSize = countArgument(docArgument(command, 'cursor') ?? newDoc(), 'batchSize');
  const answer = (results: Iterable<Doc>, held: number): Steps<Reply> =>
    services.cursors.firstBatch(`${database}.${name}`, session?.id ?? null, results, rawDoc, {
      batchSize,
      held,
    });
  const run = (input: Iterable<Doc>): Iterable<Doc> => runPipeline(rest, input, { now: new Date() });
  if (collection === undefined) return inSlices(answer(counts === null ? run([]) : [], 0));
  return readInSlices(context, collection, request, (found) => {
    const { length } = found;
    if (counts !== null) return answer(length === 0 ? [] : [counts(length)], 0);
    return answer(run(documents(collection, found)), length);
  });
}

/** One by one, so that only those that the pipeline keeps are in memory. */
function* documents(collection: Collection, found: readonly Found[]): Iterable<Doc> {
  let left = PAUSE_EVERY;
  for (const { record } of found) {
    yield collection.cache.document(record, true);
    if (--left > 0) continue;
    yield PAUSE;
    left = PAUSE_EVERY;
  }
}
