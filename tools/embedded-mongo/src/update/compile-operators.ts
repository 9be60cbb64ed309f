import { alreadyFound } from '../text/search/text-search.ts';
import { MongoError, badValue, failedToParse } from '../errors.ts';
import { isSimpleCollation } from '../text/collation.ts';
import { compileQuery } from '../query/compile-query.ts';
import { typeName } from '../values/bson/bson-type.ts';
import { valuesEqual } from '../values/compare.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { applyToDoc } from './apply-tree.ts';
import { arrayModifiers } from './array-modifiers.ts';
import { checkArrayFilters, compileArrayFilters } from './array-filters.ts';
import type { Update, UpdateOptions } from './update.ts';
import { addRename } from './rename.ts';
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
  refuseCollation(update, options.collation);
  const filters = compileArrayFilters(options.arrayFilters ?? [], options.collation);
  checkArrayFilters(filters, paths, update);
  const positional = paths.some((path) => path.includes('.$') && path.split('.').includes('$'));
  const query = positional
    ? compileQuery(options.filter, { let: options.let, collation: options.collation, text: alreadyFound })
    : undefined;
  return (doc, { isInsert }) => {
    const position = (): number | undefined => query?.matchedIndex(doc);
    const result = applyToDoc(root, doc, { isInsert, original: doc, now: new Date(), position, filters });
    if (doc._id !== undefined && !valuesEqual(result._id, doc._id)) throw immutableId();
    return result;
  };
}

const comparing = ['$min', '$max', '$addToSet', '$pull', '$pullAll'];

/** These operators compare texts byte by byte, so under a collation their results would be wrong. */
function refuseCollation(update: Doc, collation: Doc | undefined): void {
  if (isSimpleCollation(collation)) return;
  const pushes = Object.values((update.$push ?? {}) as Doc);
  const sorts = pushes.some((operand) => isDoc(operand) && '$sort' in operand);
  const name = comparing.find((operator) => operator in update) ?? (sorts ? '$push with $sort' : undefined);
  if (name !== undefined) throw badValue(`unsupported under a collation: ${name}`);
}

function addOperator(root: UpdateNode, name: string, operand: Value): string[] {
  const factory = modifiers.get(name);
  if (!factory && name !== '$rename') {
    throw failedToParse(
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(operand)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeName(operand)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${formatValue(operand)}}`,
    );
  }
  const paths = Object.keys(operand);
  for (const path of paths) {
    if (factory) addModifier(root, path, factory(operand[path], path));
    else addRename(root, path, operand[path]);
  }
  return paths;
}

function immutableId(): MongoError {
  return new MongoError(
    66,
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}
