import { location } from '../../errors.ts';
import { isDoc, newDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { encodeValue } from '../../values/key-encoding.ts';
import { MemoryLimit, sizeOf } from '../../values/memory-limit.ts';
import type { Accumulator, AccumulatorFactory } from '../accumulators/accumulator.ts';
import { accumulatorTable } from '../accumulators/accumulators.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import type { Expression } from '../expression/operands/expression.ts';
import { PAUSE, type PipelineContext, type Stage, type StageTable } from './stage.ts';

export const groupStages: StageTable = { $group: group };

/** A group, and each of its accumulators, without their values. */
const GROUP_BYTES = 120;

interface GroupField {
  name: string;
  create: AccumulatorFactory;
  expression: Expression;
}

interface Group {
  id: Value;
  accumulators: Accumulator[];
}

function group(operand: Value, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw location(15955, 'a group specification must include an _id');
  const id = compileExpression(operand._id);
  const fields = Object.keys(operand).flatMap((name) =>
    name === '_id' ? [] : [groupField(name, operand[name])],
  );
  return grouping(id, fields, context);
}

function groupField(name: string, spec: Value): GroupField {
  if (name.includes('.')) throw location(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$')) throw location(40236, `The field name '${name}' cannot be an operator name`);
  if (!isDoc(spec)) throw location(40234, `The field '${name}' must be an accumulator object`);
  const [operator, ...others] = Object.keys(spec);
  if (operator === undefined || others.length > 0)
    throw location(40238, `The field '${name}' must specify one accumulator`);
  const create = accumulatorTable.get(operator);
  if (!create) throw location(15952, `unknown group operator '${operator}'`);
  if (Array.isArray(spec[operator])) {
    const list = spec[operator] as Value[];
    if (list.length !== 1 && operator !== '$push' && operator !== '$addToSet')
      throw location(40237, `The ${operator} accumulator is a unary operator`);
  }
  return { name, create, expression: compileExpression(spec[operator]) };
}

/**
 * Groups are returned in the order of their first document. Null and a missing key are one group, and so are 1 and 1.0.
 */
function grouping(id: Expression, fields: readonly GroupField[], context: PipelineContext): Stage {
  return function* (input) {
    const groups = new Map<string, Group>();
    const memory = new MemoryLimit('$group');
    for (const doc of input) {
      if (doc === PAUSE) {
        yield doc;
        continue;
      }
      const scope = { root: doc, now: context.now };
      const value = id(scope) ?? null;
      const key = encodeValue(value);
      let found = groups.get(key);
      if (!found) {
        found = { id: value, accumulators: fields.map((field) => field.create()) };
        groups.set(key, found);
        memory.take(GROUP_BYTES * (1 + fields.length) + sizeOf(value) + key.length);
      }
      for (let i = 0; i < fields.length; i++) {
        const kept = found.accumulators[i]!.add(fields[i]!.expression(scope));
        if (kept) memory.take(kept);
      }
    }
    for (const found of groups.values()) yield groupDoc(found, fields);
  };
}

function groupDoc(found: Group, fields: readonly GroupField[]): Doc {
  const doc = newDoc();
  doc._id = found.id;
  fields.forEach((field, i) => (doc[field.name] = found.accumulators[i]!.result()));
  return doc;
}
