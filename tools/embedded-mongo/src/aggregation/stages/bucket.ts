import { location } from '../../errors.ts';
import { Rank, rankOf } from '../../values/bson/bson-type.ts';
import { compareValues } from '../../values/compare.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { compileSort } from '../../sort/compile-sort.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { rootScope } from '../expression/operands/scope.ts';
import { sorting } from './collecting.ts';
import { groupField, grouping } from './group.ts';
import type { PipelineContext, Stage, StageTable } from './stage.ts';

export const bucketStages: StageTable = { $bucket: bucket };

const known = ['groupBy', 'boundaries', 'default', 'output'];

/** A bucket goes from one boundary, inclusive, to the next, exclusive; buckets are returned in order. */
function bucket(operand: Value, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw location(40201, 'Argument to $bucket stage must be an object');
  const foreign = Object.keys(operand).find((name) => !known.includes(name));
  if (foreign !== undefined) throw location(40197, `Unrecognized option to $bucket: ${foreign}.`);
  if (!('groupBy' in operand) || !('boundaries' in operand))
    throw location(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const boundaries = checkedBoundaries(operand.boundaries);
  const variables = Object.keys(context.let ?? {});
  const groupBy = compileExpression(operand.groupBy, variables);
  const output = isDoc(operand.output) ? operand.output : docOf([['count', docOf([['$sum', 1]])]]);
  const fields = Object.keys(output).map((name) => groupField(name, output[name], variables));
  const grouped = grouping((scope) => bucketOf(groupBy(scope), boundaries, operand), fields, context);
  const byId = compileSort(docOf([['_id', 1]]));
  return function* (input) {
    yield* yield* sorting(grouped(input), byId);
  };
}

function checkedBoundaries(boundaries: Value): Value[] {
  if (!Array.isArray(boundaries)) throw location(40200, "The $bucket 'boundaries' field must be an array");
  if (boundaries.length < 2)
    throw location(40192, "The $bucket 'boundaries' field must have at least 2 values");
  const constant = compileExpression(boundaries)(rootScope({}, {}, new Date())) as Value[];
  constant.forEach((value, i) => {
    if (i === 0) return;
    if (rankOf(value) !== rankOf(constant[i - 1]))
      throw location(40193, "All values in the the 'boundaries' option to $bucket must have the same type.");
    if (compareValues(constant[i - 1], value) >= 0)
      throw location(40194, "The 'boundaries' option to $bucket must be sorted");
  });
  return constant;
}

function bucketOf(value: Value, boundaries: Value[], spec: Doc): Value {
  const last = boundaries.length - 1;
  const inside =
    rankOf(value) !== Rank.missing &&
    compareValues(value, boundaries[0]) >= 0 &&
    compareValues(value, boundaries[last]) < 0;
  if (inside) return boundaries.findLast((boundary) => compareValues(boundary, value) <= 0);
  if ('default' in spec) return spec.default;
  throw location(
    40066,
    '$switch could not find a matching branch for an input, and no default was specified.',
  );
}
