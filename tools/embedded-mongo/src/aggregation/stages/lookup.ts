import { MongoError, failedToParse } from '../../errors.ts';
import { isRegex } from '../../query/regex.ts';
import { typeName } from '../../values/bson-type.ts';
import { docOf, isDoc } from '../../values/doc.ts';
import type { Doc, Value } from '../../values/doc.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { readPath } from '../expression/field-path.ts';
import { rootScope } from '../expression/scope.ts';
import { checkVariableName } from '../expression/variable.ts';
import { compilePipeline } from '../run-pipeline.ts';
import { setPath } from './set-path.ts';
import { mapped } from './stage.ts';
import type { PipelineContext, Stage, StageTable } from './stage.ts';

export const lookupStages: StageTable = { $lookup: lookup };

const known = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'];

type Finder = (doc: Doc) => Doc[];

/** Joins by equal fields, by a pipeline, or by both. */
function lookup(operand: Value, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw failedToParse('the $lookup specification must be an Object');
  const foreign = Object.keys(operand).find((name) => !known.includes(name));
  if (foreign !== undefined) throw failedToParse(`unknown argument to $lookup: ${foreign}`);
  const { as, from } = operand;
  if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup");
  if (typeof from !== 'string') throw failedToParse("must specify 'from' field for a $lookup");
  const finder = finderFor(operand, from, context);
  const names = as.split('.');
  return mapped((doc) => setPath(doc, names, finder(doc)));
}

function finderFor(spec: Doc, from: string, context: PipelineContext): Finder {
  const byFields = 'localField' in spec || 'foreignField' in spec;
  if (!byFields && !('pipeline' in spec))
    throw failedToParse(
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  const filterFor = byFields ? equalityFilter(spec) : () => docOf([]);
  if (!('pipeline' in spec)) return (doc) => [...context.collection(from).find(filterFor(doc))];
  const run = pipelineRunner(spec, context);
  return (doc) => run(doc, context.collection(from).find(filterFor(doc)));
}

/** Arrays are joined by their elements; null and missing find null and missing. */
function equalityFilter(spec: Doc): (doc: Doc) => Doc {
  const { localField, foreignField } = spec;
  if (typeof localField !== 'string' || typeof foreignField !== 'string') {
    throw failedToParse(
      `$lookup argument 'localField' and 'foreignField' must be strings, found ${typeName(localField)} and ${typeName(foreignField)}`,
    );
  }
  const names = localField.split('.');
  return (doc) => {
    const local = readPath(doc, names);
    if (Array.isArray(local)) return docOf([[foreignField, localCondition(local)]]);
    return docOf([[foreignField, docOf([['$eq', local === undefined ? null : local]])]]);
  };
}

/** $in reads a regular expression as a pattern; the join means the value itself. */
function localCondition(values: Value[]): Doc {
  const plain = values.filter((value) => !isRegex(value));
  return docOf([['$in', plain]]);
}

function pipelineRunner(spec: Doc, context: PipelineContext): (doc: Doc, foreign: Iterable<Doc>) => Doc[] {
  const { pipeline } = spec;
  if (!Array.isArray(pipeline))
    throw new MongoError(14, 'TypeMismatch', "'pipeline' option must be specified as an array");
  const variables = isDoc(spec.let) ? spec.let : docOf([]);
  const names = Object.keys(variables);
  names.forEach(checkVariableName);
  const outer = context.let ?? {};
  const expressions = names.map((name) => compileExpression(variables[name], Object.keys(outer)));
  const probe = docOf([...Object.entries(outer), ...names.map((name) => [name, null] as const)]);
  compilePipeline(pipeline, { ...context, let: probe });
  return (doc, foreign) => {
    const scope = rootScope(doc, outer, context.now);
    const bound = docOf([
      ...Object.entries(outer),
      ...names.map((name, i) => [name, expressions[i]!(scope)] as const),
    ]);
    return [...compilePipeline(pipeline, { ...context, let: bound })(foreign)];
  };
}
