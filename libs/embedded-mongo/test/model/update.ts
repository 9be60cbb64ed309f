import { Decimal128, Double, Long } from 'bson';
import { elementMatches } from './match.ts';
import { approximate, compare, equal, isDocument, isNumber, type Doc, type Value } from './order.ts';

/** Thrown when MongoDB would reject the update. */
export class Refused extends Error {}

/** Thrown for decimal arithmetic, which has its own tests. */
export class Unmodelled extends Error {}

interface Change {
  (current: Value): Value;
  /** True for $unset and $setOnInsert: if the path leads nowhere, there is nothing to do. */
  isLenient?: boolean;
}

/** Applies an update of the kinds that the generators produce; fields are created in the order of their paths. */
export function updated(doc: Doc, update: Doc, isInsert = false): Doc {
  const changes = Object.entries(update).flatMap(([operator, operand]) =>
    Object.entries(operand as Doc).map(
      ([path, argument]) => [path.split('.'), changeOf(operator, argument, isInsert)] as const,
    ),
  );
  if (conflicts(update)) throw new Refused('conflict');
  const result = copy(doc) as Doc;
  for (const [names, change] of changes.sort(([a], [b]) => comparePaths(a, b))) put(result, names, change);
  return result;
}

function copy(value: Value): Value {
  if (Array.isArray(value)) return value.map(copy);
  if (!isDocument(value)) return value;
  const result = Object.create(null) as Doc;
  for (const [name, inner] of Object.entries(value)) result[name] = copy(inner);
  return result;
}

/** Whether a path of the update equals or contains another. */
export function conflicts(update: Doc): boolean {
  const paths = Object.values(update).flatMap((operand) => Object.keys(operand as Doc));
  return paths.some((path, i) =>
    paths
      .slice(i + 1)
      .some((other) => `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`)),
  );
}

function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    const areNumbers = /^\d+$/.test(a[i]!) && /^\d+$/.test(b[i]!);
    return areNumbers ? Number(a[i]) - Number(b[i]) : a[i]! < b[i]! ? -1 : 1;
  }
  return a.length - b.length;
}

function put(container: Doc | Value[], names: readonly string[], change: Change): void {
  const [name, ...rest] = names as [string, ...string[]];
  if (Array.isArray(container) && !/^\d+$/.test(name)) return refuseUnlessLenient(change);
  const current = (container as Doc)[name];
  if (rest.length === 0) return assign(container, name, change(current));
  if (isDocument(current) || Array.isArray(current)) return put(current, rest, change);
  if (current !== undefined) return refuseUnlessLenient(change);
  if (change(undefined) === undefined) return;
  const created = Object.create(null) as Doc;
  put(created, rest, change);
  assign(container, name, created);
}

function refuseUnlessLenient(change: Change): void {
  if (change.isLenient !== true) throw new Refused('not a place for a field');
}

function assign(container: Doc | Value[], name: string, value: Value): void {
  if (!Array.isArray(container)) {
    if (value === undefined) delete container[name];
    else container[name] = value;
    return;
  }
  const index = Number(name);
  if (value === undefined && index >= container.length) return;
  while (container.length < index) container.push(null);
  container[index] = value ?? null;
}

function changeOf(operator: string, argument: Value, isInsert: boolean): Change {
  switch (operator) {
    case '$set':
      return () => argument;
    case '$setOnInsert':
      return isInsert ? () => argument : lenient((current) => current);
    case '$unset':
      return lenient(() => undefined);
    case '$inc':
      return (current) => (current === undefined ? argument : sum(current, argument));
    case '$min':
      return (current) => (current === undefined || compare(argument, current) < 0 ? argument : current);
    case '$max':
      return (current) => (current === undefined || compare(argument, current) > 0 ? argument : current);
    default:
      return arrayChange(operator, argument);
  }
}

function lenient(change: Change): Change {
  change.isLenient = true;
  return change;
}

function sum(a: Value, b: Value): Value {
  if (!isNumber(a)) throw new Refused('not a number');
  if (a instanceof Decimal128) throw new Unmodelled();
  const isInt = (value: Value) => typeof value === 'number' && Number.isInteger(value);
  if (isInt(a) && isInt(b)) {
    const total = (a as number) + (b as number);
    return total === (total | 0) ? total : Long.fromNumber(total);
  }
  if ([a, b].every((value) => isInt(value) || value instanceof Long))
    return Long.fromBigInt(wholeOf(a) + wholeOf(b));
  const total = approximate(a) + approximate(b);
  return Number.isInteger(total) ? new Double(total) : total;
}

function wholeOf(value: Value): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(value as number);
}

function arrayChange(operator: string, argument: Value): Change {
  return (current) => {
    const creates = operator === '$push' || operator === '$addToSet';
    if (current === undefined && !creates) return undefined;
    if (current !== undefined && !Array.isArray(current)) throw new Refused('not an array');
    const list = [...((current as Value[] | undefined) ?? [])];
    switch (operator) {
      case '$push':
        return pushed(list, argument);
      case '$addToSet':
        return list.some((element) => equal(element, argument)) ? list : [...list, argument];
      case '$pop':
        return argument === 1 ? list.slice(0, -1) : list.slice(1);
      case '$pullAll':
        return list.filter((element) => !(argument as Value[]).some((value) => equal(element, value)));
      case '$pull':
        return list.filter((element) => !isPulled(argument, element));
      default:
        throw new Error(`the model does not know ${operator}`);
    }
  };
}

function pushed(list: Value[], argument: Value): Value[] {
  if (!isDocument(argument) || !('$each' in argument)) return [...list, argument];
  const { $each, $position, $sort, $slice } = argument as {
    $each: Value[];
    $position?: number;
    $sort?: number;
    $slice?: number;
  };
  list.splice($position ?? list.length, 0, ...$each);
  if ($sort !== undefined) list.sort((a, b) => compare(a, b) * $sort);
  if ($slice === undefined) return list;
  return $slice >= 0 ? list.slice(0, $slice) : list.slice($slice);
}

function isPulled(argument: Value, element: Value): boolean {
  return isDocument(argument) ? elementMatches(argument, element) : equal(element, argument);
}
