import { location } from '../../errors.ts';
import { isNumeric } from '../../values/bson/bson-type.ts';
import { compareValues } from '../../values/compare.ts';
import { docOf, isDoc, newDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { toNumber } from '../../values/numbers/numbers.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { rootScope } from '../expression/operands/scope.ts';
import { collecting } from './collecting.ts';
import { groupField } from './group.ts';
import type { PipelineContext, Stage, StageTable } from './stage.ts';

export const bucketAutoStages: StageTable = { $bucketAuto: bucketAuto };

const known = ['groupBy', 'buckets', 'output'];

interface Keyed {
  key: Value;
  doc: Doc;
}

/** At most so many buckets of about the same size; documents with equal keys are never parted. */
function bucketAuto(operand: Value, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw location(40240, 'The argument to $bucketAuto must be an object');
  const foreign = Object.keys(operand).find((name) => !known.includes(name));
  if (foreign !== undefined) throw location(40245, `Unrecognized option to $bucketAuto: ${foreign}.`);
  if (!('groupBy' in operand) || !('buckets' in operand))
    throw location(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.");
  const buckets = isNumeric(operand.buckets) ? toNumber(operand.buckets) : NaN;
  if (!Number.isInteger(buckets))
    throw location(40241, "The $bucketAuto 'buckets' field must be a 32-bit integer");
  if (buckets < 1) throw location(40243, "The $bucketAuto 'buckets' field must be greater than 0");
  const variables = context.let ?? newDoc();
  const names = Object.keys(variables);
  const groupBy = compileExpression(operand.groupBy, names);
  const output = isDoc(operand.output) ? operand.output : docOf([['count', docOf([['$sum', 1]])]]);
  const fields = Object.keys(output).map((name) => groupField(name, output[name], names));
  const scopeOf = (doc: Doc) => rootScope(doc, variables, context.now);
  return function* (input) {
    const docs = yield* collecting(input, '$bucketAuto');
    const keyed = docs.map((doc): Keyed => ({ key: groupBy(scopeOf(doc)) ?? null, doc }));
    keyed.sort((a, b) => compareValues(a.key, b.key));
    for (const { from, to } of partition(keyed, buckets)) {
      const members = keyed.slice(from, to);
      const bounds = [
        ['min', members[0]!.key],
        ['max', (keyed[to] ?? members.at(-1)!).key],
      ] as const;
      const doc = docOf([['_id', docOf(bounds)]]);
      for (const field of fields) {
        const accumulator = field.create();
        for (const member of members) accumulator.add(field.expression(scopeOf(member.doc)));
        doc[field.name] = accumulator.result();
      }
      yield doc;
    }
  };
}

/** The last bucket takes all that remain. */
function partition(keyed: readonly Keyed[], buckets: number): { from: number; to: number }[] {
  const size = Math.max(1, Math.round(keyed.length / buckets));
  const parts: { from: number; to: number }[] = [];
  for (let from = 0; from < keyed.length;) {
    let to = parts.length === buckets - 1 ? keyed.length : Math.min(from + size, keyed.length);
    while (to < keyed.length && compareValues(keyed[to]!.key, keyed[to - 1]!.key) === 0) to++;
    parts.push({ from, to });
    from = to;
  }
  return parts;
}
