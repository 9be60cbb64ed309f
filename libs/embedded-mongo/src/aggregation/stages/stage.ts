import { docOf, type Doc, type Value } from '../../values/bson/doc.ts';

/** What stages need from outside the pipeline. */
export interface PipelineContext {
  now: Date;
}

/**
 * Among the documents of a long pipeline: here others may be let in. Every stage passes it on and takes nothing from it.
 */
export const PAUSE: Doc = Object.freeze(docOf([['pause', true]])) as Doc;

/** A compiled stage: turns documents into documents lazily, without changing its input. */
export type Stage = (input: Iterable<Doc>) => Iterable<Doc>;

export type StageCompiler = (operand: Value, context: PipelineContext, name: string) => Stage;
export type StageTable = Record<string, StageCompiler>;

export function mapped(change: (doc: Doc) => Doc): Stage {
  return function* (input) {
    for (const doc of input) yield doc === PAUSE ? PAUSE : change(doc);
  };
}
