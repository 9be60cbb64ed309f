import { failedToParse } from '../../errors.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import type { Stage, StageContext, StageTable } from './stage.ts';

export const unionStages: StageTable = { $unionWith: unionWith };

/** Appends the documents of another collection, after running a pipeline over them. */
function unionWith(operand: Value, context: StageContext): Stage {
  const spec = isDoc(operand) ? operand : docOf([['coll', operand]]);
  const foreign = Object.keys(spec).find((name) => name !== 'coll' && name !== 'pipeline');
  if (foreign !== undefined) throw failedToParse(`unknown argument to $unionWith: ${foreign}`);
  const { coll, pipeline = [] } = spec;
  if (typeof coll !== 'string') throw failedToParse("$unionWith needs a 'coll' of type string");
  if (!Array.isArray(pipeline)) throw failedToParse("'pipeline' option of $unionWith must be an array");
  const { filter, rest } = takeMatch(pipeline as Value[], context);
  const stages = context.compilePipeline(rest, context);
  return function* (input) {
    yield* input;
    yield* stages(context.collection(coll).find(filter));
  };
}

/** Turns a leading $match into a filter that may use an index, unless it depends on variables or a collation. */
function takeMatch(pipeline: Value[], context: StageContext): { filter: Doc; rest: Value[] } {
  const [first, ...rest] = pipeline;
  const filter = isDoc(first) && Object.keys(first).length === 1 ? first['$match'] : undefined;
  const isPlain = context.let === undefined && context.collation === undefined;
  return isPlain && isDoc(filter) ? { filter, rest } : { filter: docOf([]), rest: pipeline };
}
