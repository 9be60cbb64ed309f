import { MongoError } from '../errors.ts';
import { runPipeline } from '../aggregation/run-pipeline.ts';
import type { Doc } from '../values/bson/doc.ts';
import type { Update } from './update.ts';
import { withIdOf } from './compile-replacement.ts';

const allowed = new Set(['$addFields', '$set', '$project', '$unset', '$replaceWith']);

export function compileUpdatePipeline(stages: Doc[]): Update {
  for (const stage of stages) {
    const name = Object.keys(stage)[0] ?? '';
    if (!allowed.has(name))
      throw new MongoError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  return (doc) => {
    const [result] = runPipeline(stages, [doc], { now: new Date() });
    return withIdOf(doc, result!);
  };
}
