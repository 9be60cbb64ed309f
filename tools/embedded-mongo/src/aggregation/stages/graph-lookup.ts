import { Long } from 'bson';
import { badValue, failedToParse, location } from '../../errors.ts';
import { compileQuery } from '../../query/compile-query.ts';
import { isRegex } from '../../text/regex.ts';
import { isNumeric } from '../../values/bson/bson-type.ts';
import { docOf, isDoc, newDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import { formatValue } from '../../values/format.ts';
import { encodeKey } from '../../values/key-encoding.ts';
import { MemoryLimit, sizeOf } from '../../values/memory-limit.ts';
import { toNumber } from '../../values/numbers/numbers.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { rootScope } from '../expression/operands/scope.ts';
import { setPath } from './set-path.ts';
import { mapped, type Stage, type StageContext, type StageTable } from './stage.ts';

export const graphLookupStages: StageTable = { $graphLookup: graphLookup };

const REQUIRED = ['from', 'as', 'startWith', 'connectFromField', 'connectToField'];
const OPTIONAL = ['maxDepth', 'depthField', 'restrictSearchWithMatch'];
const ASCENDING: 1[] = [1];

interface Walk {
  from: string;
  connectFrom: string[];
  connectTo: string;
  deepest: number;
  depthNames: string[] | null;
  restriction: Doc | null;
}

/** Follows references from document to document, breadth first, and each document once. */
function graphLookup(operand: Value, context: StageContext): Stage {
  if (!isDoc(operand))
    throw location(
      40327,
      `the $graphLookup stage specification must be an object, but found ${formatValue(operand)}`,
    );
  const walk = walkOf(operand);
  const start = compileExpression(operand['startWith'], Object.keys(context.let ?? {}));
  const names = text(operand, 'as').split('.');
  return mapped((doc) => {
    const first = start(rootScope(doc, context.let ?? newDoc(), context.now));
    return setPath(doc, names, reached(Array.isArray(first) ? (first as Value[]) : [first], walk, context));
  });
}

function walkOf(spec: Doc): Walk {
  const foreign = Object.keys(spec).find((name) => !REQUIRED.includes(name) && !OPTIONAL.includes(name));
  if (foreign !== undefined) throw location(40104, `Unknown argument to $graphLookup: ${foreign}`);
  if (REQUIRED.some((name) => spec[name] === undefined))
    throw location(
      40105,
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.",
    );
  const { restrictSearchWithMatch: restriction = null } = spec;
  if (restriction !== null) {
    if (!isDoc(restriction))
      throw location(40185, 'restrictSearchWithMatch must be an object, but found something else');
    compileQuery(restriction);
  }
  return {
    from: text(spec, 'from'),
    connectFrom: text(spec, 'connectFromField').split('.'),
    connectTo: text(spec, 'connectToField'),
    deepest: depthOf(spec['maxDepth']),
    depthNames: spec['depthField'] === undefined ? null : text(spec, 'depthField').split('.'),
    restriction,
  };
}

function text(spec: Doc, name: string): string {
  const value = spec[name];
  if (typeof value !== 'string')
    throw location(40103, `Expected string as argument for ${name}, found: ${formatValue(value)}`);
  if (value === '' || value.startsWith('$')) throw badValue(`invalid ${name} of $graphLookup: '${value}'`);
  return value;
}

function depthOf(value: Value): number {
  if (value === undefined) return Infinity;
  if (!isNumeric(value))
    throw location(40100, `maxDepth requires a numeric argument, found: ${formatValue(value)}`);
  const depth = toNumber(value);
  if (depth < 0)
    throw location(40101, `maxDepth requires a nonnegative argument, found: ${formatValue(value)}`);
  if (!Number.isInteger(depth)) throw location(40102, 'maxDepth could not be represented as a long long');
  return depth;
}

function reached(first: Value[], walk: Walk, context: StageContext): Doc[] {
  const { from, connectFrom, connectTo, deepest, depthNames, restriction } = walk;
  const memory = new MemoryLimit('$graphLookup');
  const visited = new Set<string>();
  const asked = new Set<string>();
  const found: Doc[] = [];
  const unasked = (values: Value[]): Value[] =>
    values.filter((value) => {
      if (isRegex(value)) throw failedToParse('unsupported: $graphLookup by a regular expression');
      const key = encodeKey([value === undefined ? null : value], ASCENDING);
      return !asked.has(key) && asked.add(key) !== undefined;
    });
  let next = unasked(first);
  for (let depth = 0; next.length > 0 && depth <= deepest; depth++) {
    const link = docOf([
      [connectTo, docOf([['$in', next.map((value) => (value === undefined ? null : value))]])],
    ]);
    const filter = restriction === null ? link : docOf([['$and', [link, restriction]]]);
    const further: Value[] = [];
    for (const doc of context.collection(from).find(filter)) {
      const key = encodeKey([doc['_id']], ASCENDING);
      if (visited.has(key)) continue;
      visited.add(key);
      memory.take(sizeOf(doc));
      found.push(depthNames === null ? doc : setPath(doc, depthNames, Long.fromNumber(depth)));
      further.push(...valuesAt(doc, connectFrom));
    }
    next = unasked(further);
  }
  return found;
}

/** Of arrays, the elements; nothing for a field that is missing. */
function valuesAt(value: Value, names: readonly string[], at = 0): Value[] {
  if (Array.isArray(value) && at > 0)
    return (value as Value[]).flatMap((element) =>
      at < names.length || !Array.isArray(element) ? valuesAt(element, names, at) : [element],
    );
  if (at === names.length) return value === undefined ? [] : [value];
  return isDoc(value) ? valuesAt(value[names[at]!], names, at + 1) : [];
}
