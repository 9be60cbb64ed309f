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

/** A stage may hold pipelines of its own, compiled as the one around it is. */
export interface StageContext extends PipelineContext {
  compilePipeline(stages: readonly Value[], context: PipelineContext): Stage;
}

export type StageCompiler = (operand: Value, context: StageContext, name: string) => Stage;
export type StageTable = Record<string, StageCompiler>;

export function mapped(change: (doc: Doc) => Doc): Stage {
  return function* (input) {
    for (const doc of input) yield change(doc);
  };
}
