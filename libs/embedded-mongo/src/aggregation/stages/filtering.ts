import { location } from '../../errors.ts';
import { compileQuery } from '../../query/compile-query.ts';
import { compileSort } from '../../sort/compile-sort.ts';
import { isNumeric } from '../../values/bson/bson-type.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { formatValue } from '../../values/format.ts';
import { toNumber } from '../../values/numbers/numbers.ts';
import { collecting, sorting } from './collecting.ts';
import { PAUSE, type PipelineContext, type Stage, type StageTable } from './stage.ts';

/** Stages that select or order documents without changing them. */
export const filteringStages: StageTable = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $sample: sample,
  $count: count,
};

function match(operand: Value, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw location(15959, 'the match filter must be an expression in an object');
  const { matches } = compileQuery(operand, context);
  return function* (input) {
    for (const doc of input) if (doc === PAUSE || matches(doc)) yield doc;
  };
}

/** `wanted`: how many of the first documents the next stages use. */
export function sort(operand: Value, _context: unknown = null, _name = '$sort', wanted = Infinity): Stage {
  if (!isDoc(operand)) throw location(15973, 'the $sort key specification must be an object');
  if (Object.keys(operand).length === 0) throw location(15976, '$sort stage must have at least one sort key');
  const compare = compileSort(operand);
  return function* (input) {
    yield* yield* sorting(input, compare, wanted);
  };
}

function limit(operand: Value): Stage {
  const most = amount(operand, 5107201, '$limit');
  if (most === 0) throw location(15958, 'the limit must be positive');
  return function* (input) {
    let taken = 0;
    for (const doc of input) {
      yield doc;
      if (doc !== PAUSE && ++taken === most) return;
    }
  };
}

function skip(operand: Value): Stage {
  const passed = amount(operand, 5107200, '$skip');
  return function* (input) {
    let seen = 0;
    for (const doc of input) if (doc === PAUSE || seen++ >= passed) yield doc;
  };
}

function amount(operand: Value, code: number, name: string): number {
  const value = isNumeric(operand) ? toNumber(operand) : NaN;
  if (!Number.isInteger(value))
    throw location(
      code,
      `invalid argument to ${name} stage: Expected a number in: ${name}: ${formatValue(operand)}`,
    );
  if (value < 0)
    throw location(
      code,
      `invalid argument to ${name} stage: Expected a non-negative number in: ${name}: ${formatValue(operand)}`,
    );
  return value;
}

function sample(operand: Value): Stage {
  const size = isDoc(operand) && isNumeric(operand.size) ? toNumber(operand.size) : NaN;
  if (!(size > 0)) throw location(28747, 'size argument to $sample must be a positive integer');
  return function* (input) {
    yield* shuffled(yield* collecting(input, '$sample')).slice(0, size);
  };
}

function shuffled(docs: Doc[]): Doc[] {
  for (let i = docs.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [docs[i], docs[j]] = [docs[j]!, docs[i]!];
  }
  return docs;
}

/** Without any document there is no count: an empty input gives an empty output. */
function count(operand: Value): Stage {
  if (typeof operand !== 'string' || operand === '')
    throw location(40156, 'the count field must be a non-empty string');
  if (operand.startsWith('$')) throw location(40158, 'the count field cannot be a $-prefixed path');
  if (operand.includes('.')) throw location(40160, "the count field cannot contain '.'");
  return function* (input) {
    let total = 0;
    for (const doc of input)
      if (doc === PAUSE) yield doc;
      else total += 1;
    if (total > 0) yield docOf([[operand, total]]);
  };
}
