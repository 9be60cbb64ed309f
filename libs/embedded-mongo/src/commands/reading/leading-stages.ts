import type { FindRequest } from '../../store/finding/find-records.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import { hintArgument, numberOf } from '../request/arguments.ts';

interface Leading {
  request: FindRequest;
  rest: Doc[];
  /** For a pipeline that only counts: turns the number of matches into its result. */
  counts: ((n: number) => Doc) | null;
}

/** Merges leading $match, $sort, $skip and $limit stages into one find that can use an index. */
export function takeLeading(stages: Doc[], command: Doc): Leading {
  const request: FindRequest = { filter: newDoc(), hint: hintArgument(command) };
  let at = 0;
  const next = (name: string): unknown => {
    const stage = stages[at];
    if (!isDoc(stage) || Object.keys(stage).length !== 1 || !(name in stage)) return undefined;
    at++;
    return stage[name];
  };
  const filter = next('$match');
  if (isDoc(filter)) request.filter = filter;
  else if (filter !== undefined) at--;
  const sort = next('$sort');
  if (isPlainSort(sort)) request.sort = sort;
  else if (sort !== undefined) at--;
  const skip = next('$skip');
  if (isCount(skip, 0)) request.skip = numberOf(skip, 0);
  else if (skip !== undefined) at--;
  const limit = next('$limit');
  if (isCount(limit, 1)) request.limit = numberOf(limit, 0);
  else if (limit !== undefined) at--;
  const rest = stages.slice(at);
  return { request, rest, counts: counter(rest) };
}

function isPlainSort(sort: unknown): sort is Doc {
  return (
    isDoc(sort) && Object.keys(sort).length > 0 && Object.values(sort).every((way) => way === 1 || way === -1)
  );
}

function isCount(value: unknown, least: number): boolean {
  return value !== undefined && typeof value !== 'string' && !isDoc(value) && numberOf(value, -1) >= least;
}

/** Recognizes the driver's countDocuments: `[{ $match }, { $group: { _id: 1, n: { $sum: 1 } } }]`. */
function counter(rest: Doc[]): ((n: number) => Doc) | null {
  const group = rest.length === 1 ? rest[0]!['$group'] : undefined;
  if (!isDoc(group) || Object.keys(group).length !== 2 || group['_id'] !== 1) return null;
  const n = group['n'];
  if (!isDoc(n) || Object.keys(n).length !== 1 || n['$sum'] !== 1) return null;
  return (count) => ({ _id: 1, n: count });
}
