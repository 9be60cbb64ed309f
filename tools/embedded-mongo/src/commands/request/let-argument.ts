import { compileExpression } from '../../aggregation/expression/compile-expression.ts';
import { rootScope } from '../../aggregation/expression/operands/scope.ts';
import { checkVariableName } from '../../aggregation/expression/variable.ts';
import { location } from '../../errors.ts';
import { isDoc, newDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import { docArgument } from './arguments.ts';

const known = new WeakMap<Doc, Doc>();

/** A command's variables. Their expressions are evaluated once, before any document is read, in the order given. */
export function letArgument(command: Doc): Doc | undefined {
  const given = docArgument(command, 'let');
  if (given === undefined) return undefined;
  let variables = known.get(command);
  if (variables === undefined) known.set(command, (variables = evaluated(given)));
  return variables;
}

function evaluated(given: Doc): Doc {
  const now = new Date();
  const variables = newDoc();
  for (const name of Object.keys(given)) {
    checkVariableName(name);
    if (readsDocument(given[name])) {
      const reason = 'Command let Expressions run before the query examines any documents.';
      throw location(
        4890500,
        `Command let Expression tried to access a field, but this is not allowed because ${reason}`,
      );
    }
    const evaluate = compileExpression(given[name], Object.keys(variables));
    variables[name] = evaluate(rootScope(newDoc(), variables, now));
  }
  return variables;
}

function readsDocument(expression: Value): boolean {
  if (typeof expression === 'string') return /^\$([^$]|\$(ROOT|CURRENT)(\.|$))/.test(expression);
  if (Array.isArray(expression)) return expression.some(readsDocument);
  if (!isDoc(expression) || '$literal' in expression) return false;
  return Object.values(expression).some(readsDocument);
}
