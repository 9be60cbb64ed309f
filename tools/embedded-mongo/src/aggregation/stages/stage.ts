import { keepScore } from '../../text/search/score.ts';
import { docOf, type Doc, type Value } from '../../values/bson/doc.ts';

/** What stages need from outside the pipeline. */
export interface PipelineContext {
  collection(name: string): { find(filter: Doc): Iterable<Doc> };
  now: Date;
  let?: Doc;
  collation?: Doc;
}

/**
 * Among the documents of a long pipeline: here others may be let in. Every stage passes it on and takes nothing from it.
 */
export const PAUSE: Doc = Object.freeze(docOf([['pause', true]])) as Doc;

/** A compiled stage: turns documents into documents lazily, without changing its input. */
export type Stage = (input: Iterable<Doc>) => Iterable<Doc>;

/** Some stages contain pipelines, which are compiled in the same way as the one around them. */
export interface StageContext extends PipelineContext {
  compilePipeline(stages: readonly Value[], context: PipelineContext): Stage;
}

export type StageCompiler = (operand: Value, context: StageContext, name: string) => Stage;
export type StageTable = Record<string, StageCompiler>;

export function mapped(change: (doc: Doc) => Doc): Stage {
  return function* (input) {
    for (const doc of input) yield doc === PAUSE ? PAUSE : keepScore(doc, change(doc));
  };
}
