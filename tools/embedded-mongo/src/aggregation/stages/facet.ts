import { location } from '../../errors.ts';
import { typeName } from '../../values/bson/bson-type.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Value } from '../../values/bson/doc.ts';
import { collecting } from './collecting.ts';
import type { Stage, StageContext, StageTable } from './stage.ts';

export const facetStages: StageTable = { $facet: facet };

/** Runs several pipelines over the same documents and returns their results in one document. */
function facet(operand: Value, context: StageContext): Stage {
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    throw location(
      40169,
      `the $facet specification must be a non-empty object, but found: ${typeName(operand)}`,
    );
  const parts = Object.keys(operand).map((name) => {
    const pipeline = operand[name];
    if (!Array.isArray(pipeline))
      throw location(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(pipeline)}`);
    if (pipeline.some((stage) => isDoc(stage) && '$facet' in stage))
      throw location(40600, '$facet is not allowed to be used within a $facet stage');
    return [name, context.compilePipeline(pipeline as Value[], context)] as const;
  });
  return function* (input) {
    const docs = yield* collecting(input, '$facet');
    yield docOf(parts.map(([name, run]) => [name, [...run(docs)]]));
  };
}
