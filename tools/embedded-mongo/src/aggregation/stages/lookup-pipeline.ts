import { MongoError } from '../../errors.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { rootScope } from '../expression/operands/scope.ts';
import { checkVariableName } from '../expression/variable.ts';
import { foreignFilter } from './lookup-filter.ts';
import type { PipelineContext, Stage, StageContext } from './stage.ts';

/** What one document needs from the foreign collection: the filter to search by, and the pipeline to apply. */
export interface ForeignRun {
  filter: Doc;
  stages: Stage;
}

export function foreignPipeline(spec: Doc, context: StageContext): (doc: Doc) => ForeignRun {
  const { pipeline } = spec;
  if (!Array.isArray(pipeline)) {
    throw new MongoError(14, 'TypeMismatch', "'pipeline' option must be specified as an array");
  }
  const compileFor = (bound: Doc): ForeignRun => ({
    filter: context.collation ? docOf([]) : foreignFilter(pipeline as Value[], bound),
    stages: context.compilePipeline(pipeline, { ...context, let: bound }),
  });
  const outer = context.let ?? {};
  const variables = isDoc(spec.let) ? spec.let : docOf([]);
  const names = Object.keys(variables);
  const unbound = compileFor(
    docOf([...Object.entries(outer), ...names.map((name) => [name, null] as const)]),
  );
  if (names.length === 0) return () => unbound;
  const bind = variableBinding(variables, outer, context);
  return (doc) => compileFor(bind(doc));
}

function variableBinding(variables: Doc, outer: Doc, context: PipelineContext): (doc: Doc) => Doc {
  const names = Object.keys(variables);
  names.forEach(checkVariableName);
  const expressions = names.map(
    (name) => [name, compileExpression(variables[name], Object.keys(outer))] as const,
  );
  return (doc) => {
    const scope = rootScope(doc, outer, context.now);
    return docOf([
      ...Object.entries(outer),
      ...expressions.map(([name, expression]) => [name, expression(scope)] as const),
    ]);
  };
}
