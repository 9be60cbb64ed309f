import { location } from '../../errors.ts';
import { compileProjectStage } from '../../projection/compile-projection.ts';
import { typeName } from '../../values/bson/bson-type.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Value } from '../../values/bson/doc.ts';
import { formatValue } from '../../values/format.ts';
import { compileAddFields } from '../../projection/add-fields.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { mapped } from './stage.ts';
import type { PipelineContext, Stage, StageTable } from './stage.ts';

/** Stages that change each document independently. */
export const shapingStages: StageTable = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceWith: replaceWith,
};

function project(operand: Value, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw location(15969, '$project specification must be an object');
  return mapped(compileProjectStage(operand, context.now));
}

function addFields(operand: Value, context: PipelineContext, name: string): Stage {
  if (!isDoc(operand))
    throw location(40272, `${name} specification stage must be an object, got ${typeName(operand)}`);
  return mapped(compileAddFields(operand, context.now));
}

function unset(operand: Value, context: PipelineContext): Stage {
  const paths = (Array.isArray(operand) ? operand : [operand]) as Value[];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string')) {
    throw location(31002, '$unset specification must be a string or an array containing only string values');
  }
  return mapped(compileProjectStage(docOf(paths.map((path) => [path, false])), context.now));
}

function replaceWith(operand: Value, context: PipelineContext): Stage {
  const expression = compileExpression(operand);
  return mapped((doc) => {
    const root = expression({ root: doc, now: context.now });
    if (isDoc(root)) return root;
    throw location(
      40228,
      `'$replaceWith' expression must evaluate to an object, but resulting value was: ${root === undefined ? 'MISSING' : formatValue(root)}. Type of resulting value: '${typeName(root)}'.`,
    );
  });
}
