import { failedToParse } from '../../errors.ts';
import { docOf, isDoc } from '../../values/doc.ts';
import type { Value } from '../../values/doc.ts';
import type { Stage, StageContext, StageTable } from './stage.ts';

export const unionStages: StageTable = { $unionWith: unionWith };

/** The documents so far, then those of another collection, through a pipeline of their own. */
function unionWith(operand: Value, context: StageContext): Stage {
  const spec = isDoc(operand) ? operand : docOf([['coll', operand]]);
  const foreign = Object.keys(spec).find((name) => name !== 'coll' && name !== 'pipeline');
  if (foreign !== undefined) throw failedToParse(`unknown argument to $unionWith: ${foreign}`);
  const { coll, pipeline = [] } = spec;
  if (typeof coll !== 'string') throw failedToParse("$unionWith needs a 'coll' of type string");
  if (!Array.isArray(pipeline)) throw failedToParse("'pipeline' option of $unionWith must be an array");
  const stages = context.compilePipeline(pipeline as Value[], context);
  return function* (input) {
    yield* input;
    yield* stages(context.collection(coll).find(docOf([])));
  };
}
