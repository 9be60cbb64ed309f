import type { Doc, Value } from '../../values/doc.ts';

/** What stages need from outside the pipeline. */
export interface PipelineContext {
  collection(name: string): { find(filter: Doc): Iterable<Doc> };
  now: Date;
  let?: Doc;
  collation?: Doc;
}

/** A compiled stage: lazily from documents to documents, leaving those it is given unchanged. */
export type Stage = (input: Iterable<Doc>) => Iterable<Doc>;

export type StageCompiler = (operand: Value, context: PipelineContext, name: string) => Stage;
export type StageTable = Record<string, StageCompiler>;

export function mapped(change: (doc: Doc) => Doc): Stage {
  return function* (input) {
    for (const doc of input) yield change(doc);
  };
}
