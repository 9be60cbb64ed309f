import { MongoError, location } from '../errors.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import type { PipelineContext, Stage } from './stages/stage.ts';
import { sort } from './stages/filtering.ts';
import { isNumeric } from '../values/bson/bson-type.ts';
import { toNumber } from '../values/numbers/numbers.ts';
import { stageTable } from './stages/stage-table.ts';

export type { PipelineContext } from './stages/stage.ts';

/**
 * Passes documents through the stages one by one, except through stages that need all of them ($sort, $group, $sample).
 */
export function runPipeline(
  stages: readonly Doc[],
  input: Iterable<Doc>,
  context: PipelineContext,
): Iterable<Doc> {
  return compilePipeline(stages, context)(input);
}

/** Throws on an invalid stage before any document is read. */
function compilePipeline(stages: readonly Value[], context: PipelineContext): Stage {
  const compiled = stages.map((stage, i) => compileStage(stage, context, limitAfter(stages, i)));
  return (input) => compiled.reduce((documents, stage) => stage(documents), input);
}

/** How many documents the $limit right after this stage lets through. */
function limitAfter(stages: readonly Value[], at: number): number {
  const next = stages[at + 1];
  const limit = isDoc(next) ? next['$limit'] : undefined;
  return isNumeric(limit) && toNumber(limit) > 0 ? toNumber(limit) : Infinity;
}

function compileStage(stage: Value, context: PipelineContext, wanted: number): Stage {
  if (!isDoc(stage))
    throw new MongoError(14, 'TypeMismatch', "Each element of the 'pipeline' array must be an object");
  const names = Object.keys(stage);
  if (names.length !== 1)
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  const name = names[0]!;
  const compiler = stageTable.get(name);
  if (!compiler) throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
  return name === '$sort' ? sort(stage[name], context, name, wanted) : compiler(stage[name], context, name);
}
