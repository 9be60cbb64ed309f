import { MongoError } from '../../errors.ts';
import { compileQuery } from '../../query/compile-query.ts';
import type { Collection } from '../../store/collection.ts';
import type { FindRequest } from '../../store/finding/find-records.ts';
import type { Plan } from '../../store/finding/plan.ts';
import { choosePlan } from '../../store/finding/planner.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { docArgument, hintArgument, requiredDoc, requiredDocs, numberOf } from '../request/arguments.ts';
import { findCollection, type CommandContext } from '../request/context.ts';
import { SERVER_VERSION } from '../admin/diagnostics.ts';
import { takeLeading } from './leading-stages.ts';
import { readInSlices } from './read-in-slices.ts';

interface Explained {
  request: FindRequest;
  /** The stages of a pipeline that come after the search. */
  rest: Doc[];
}

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** Which index a command would use. Writes are explained by their search, and never applied. */
export async function explain(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const inner = requiredDoc(command, 'explain');
  const verbosity = command['verbosity'] ?? 'allPlansExecution';
  if (typeof verbosity !== 'string' || !VERBOSITIES.includes(verbosity))
    throw new MongoError(
      9,
      'FailedToParse',
      "verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}",
    );
  const [name = ''] = Object.keys(inner);
  return explained({ ...context, command: inner, name }, verbosity !== 'queryPlanner');
}

export async function explained(context: CommandContext, isRun: boolean): Promise<Reply> {
  const { command } = context;
  const { request, rest } = searchOf(context);
  const source = command[context.name];
  const isCollectionless = context.name === 'aggregate' && typeof source !== 'string';
  const collection = isCollectionless ? undefined : findCollection(context);
  const queryPlanner = {
    namespace: `${context.database}.${isCollectionless ? '$cmd.aggregate' : String(source)}`,
    parsedQuery: request.filter,
    winningPlan: collection === undefined ? { stage: 'EOF' } : planOf(collection, request),
    rejectedPlans: [],
  };
  const search: Doc = { queryPlanner };
  if (isRun) search['executionStats'] = await statsOf(context, collection, request);
  const serverInfo = { host: 'embedded-mongo', version: SERVER_VERSION };
  const ends = { serverInfo, command, ok: 1 };
  if (rest.length === 0) return { explainVersion: '1', ...search, ...ends };
  return { explainVersion: '1', stages: [{ $cursor: search }, ...rest], ...ends };
}

function searchOf(context: CommandContext): Explained {
  const { command, name } = context;
  const common = { hint: hintArgument(command) };
  const search = (filter: Doc, more: Partial<FindRequest> = {}): Explained => ({
    request: { ...common, filter, ...more },
    rest: [],
  });
  const sort = docArgument(command, 'sort');
  switch (name) {
    case 'find':
      return search(docArgument(command, 'filter') ?? newDoc(), {
        sort,
        skip: numberOf(command['skip'], 0),
        limit: Math.abs(numberOf(command['limit'], 0)),
      });
    case 'count':
    case 'distinct':
      return search(docArgument(command, 'query') ?? newDoc());
    case 'findAndModify':
    case 'findandmodify':
      return search(docArgument(command, 'query') ?? newDoc(), { sort, limit: 1 });
    case 'update':
    case 'delete': {
      const [statement] = requiredDocs(command, `${name}s`);
      if (statement === undefined) throw new MongoError(9, 'FailedToParse', `${name} without statements`);
      return search(requiredDoc(statement, 'q'), { hint: hintArgument(statement) });
    }
    case 'aggregate': {
      const { request, rest } = takeLeading(requiredDocs(command, 'pipeline'), command);
      return { request, rest };
    }
    default:
      throw new MongoError(59, 'CommandNotFound', `Explain failed due to unknown command: ${name}`);
  }
}

function planOf(collection: Collection, { filter, sort, hint, skip, limit }: FindRequest): Doc {
  const query = compileQuery(filter);
  const wanted = sort !== undefined && Object.keys(sort).length > 0 ? sort : undefined;
  const plan = choosePlan(collection, { filter, query, sort: wanted, hint });
  let stage = scanOf(plan, filter, wanted);
  if (wanted !== undefined && !plan.isSorted)
    stage = { stage: 'SORT', sortPattern: wanted, inputStage: stage };
  if (skip) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  return limit ? { stage: 'LIMIT', limitAmount: limit, inputStage: stage } : stage;
}

function scanOf({ index, reach, reverse, isExact, isMerged }: Plan, filter: Doc, sort: Doc | undefined): Doc {
  const direction = reverse ? 'backward' : 'forward';
  const rest = isExact ? {} : { filter };
  if (index === null) return { stage: 'COLLSCAN', ...rest, direction };
  const { name, key, unique = false, sparse = false, partialFilterExpression } = index.spec;
  const scan = {
    stage: 'IXSCAN',
    keyPattern: key,
    indexName: name,
    isMultiKey: index.isMultikey,
    isUnique: unique,
    isSparse: sparse,
    isPartial: isDoc(partialFilterExpression),
    direction,
    boundedFields: reach.boundedFields,
  };
  const inputStage = isMerged ? { stage: 'SORT_MERGE', sortPattern: sort, inputStages: [scan] } : scan;
  return { stage: 'FETCH', ...rest, inputStage };
}

async function statsOf(
  context: CommandContext,
  collection: Collection | undefined,
  request: FindRequest,
): Promise<Doc> {
  const began = performance.now();
  const nReturned =
    collection === undefined
      ? 0
      : await readInSlices(context, collection, request, function* (found) {
          return found.length;
        });
  return { executionSuccess: true, nReturned, executionTimeMillis: Math.round(performance.now() - began) };
}
