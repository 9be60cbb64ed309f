import { MongoError, failedToParse } from '../errors.ts';
import { compileQuery } from '../query/compile-query.ts';
import { typeName } from '../values/bson/bson-type.ts';
import { valuesEqual } from '../values/compare.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { applyToDoc } from './apply-tree.ts';
import { arrayModifiers } from './array-modifiers.ts';
import type { Update, UpdateOptions } from './update.ts';
import { addModifier, emptyNode } from './update-tree.ts';
import type { UpdateNode } from './update-tree.ts';
import { valueModifiers } from './value-modifiers.ts';
import type { ModifierFactory } from './value-modifiers.ts';

const modifiers = new Map<string, ModifierFactory>(Object.entries({ ...valueModifiers, ...arrayModifiers }));

/** `{ $set: …, $inc: … }`: puts all modifiers into one tree, so that conflicts are found before anything changes. */
export function compileOperators(update: Doc, options: UpdateOptions): Update {
  const root = emptyNode();
  const paths: string[] = [];
  for (const name of Object.keys(update)) paths.push(...addOperator(root, name, update[name]));
  const positional = paths.some((path) => path.includes('.$') && path.split('.').includes('$'));
  const query = positional ? compileQuery(options.filter) : undefined;
  return (doc, { isInsert }) => {
    const position = (): number | undefined => query?.matchedIndex(doc);
    const result = applyToDoc(root, doc, { isInsert, original: doc, position });
    if (doc._id !== undefined && !valuesEqual(result._id, doc._id)) throw immutableId();
    return result;
  };
}

function addOperator(root: UpdateNode, name: string, operand: Value): string[] {
  const factory = modifiers.get(name);
  if (!factory) {
    throw failedToParse(
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(operand)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeName(operand)} instead. For example: {$set: {<field>: ...}} not {${name}: ${formatValue(operand)}}`,
    );
  }
  const paths = Object.keys(operand);
  for (const path of paths) addModifier(root, path, factory(operand[path], path));
  return paths;
}

function immutableId(): MongoError {
  return new MongoError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}
