import { MongoError, location } from '../../errors.ts';
import { isDoc, newDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import type { Expression } from './operands/expression.ts';
import { compilePath } from './field-path.ts';
import { operatorTable } from './operators.ts';

export function compileExpression(operand: Value): Expression {
  if (typeof operand === 'string' && operand.startsWith('$')) return compilePath(operand);
  if (Array.isArray(operand)) return compileArray(operand);
  if (isDoc(operand)) return compileDoc(operand);
  return () => operand;
}

/** A missing element becomes null: arrays have no holes. */
function compileArray(items: Value[]): Expression {
  const expressions = items.map((item) => compileExpression(item));
  return (scope) => expressions.map((expression) => expression(scope) ?? null);
}

function compileDoc(doc: Doc): Expression {
  const names = Object.keys(doc);
  if (names[0]?.startsWith('$')) return compileOperator(doc, names);
  const fields = names.map((name) => {
    if (name.startsWith('$'))
      throw location(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    if (name.includes('.'))
      throw location(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    return [name, compileExpression(doc[name])] as const;
  });
  return (scope) => {
    const result = newDoc();
    for (const [name, expression] of fields) {
      const value = expression(scope);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

function compileOperator(doc: Doc, names: string[]): Expression {
  const name = names[0]!;
  if (names.length > 1) {
    throw location(
      15983,
      `An object representing an expression must have exactly one field: { ${names.map((key) => `${key}: ...`).join(', ')} }`,
    );
  }
  const operator = operatorTable.get(name);
  if (!operator) throw new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  return operator(doc[name], compileExpression, name);
}
