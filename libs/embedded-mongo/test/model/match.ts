import { Double, Long, MaxKey, MinKey } from 'bson';
import { compare, equal, isDocument, isNaNumber, rank, type Doc, type Value } from './order.ts';

/** Whether a document matches a filter of the kinds that the generators produce. */
export function matches(filter: Doc, doc: Doc): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    if (name === '$and') return (condition as Doc[]).every((branch) => matches(branch, doc));
    if (name === '$or') return (condition as Doc[]).some((branch) => matches(branch, doc));
    if (name === '$nor') return !(condition as Doc[]).some((branch) => matches(branch, doc));
    return meets(condition, reach(doc, name.split('.')));
  });
}

/** An array that a number in the path picked out of another array; it is not expanded. */
class Picked {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/** The values at the end of a path, expanding arrays on the way; `undefined`: none. */
export function reach(value: Value, names: string[]): Value[] {
  if (names.length === 0) return [value];
  const [name, ...rest] = names as [string, ...string[]];
  if (Array.isArray(value)) return value.flatMap((element, i) => reachInArray(element, i, name, names, rest));
  return isDocument(value) ? reach(value[name], rest) : [undefined];
}

function reachInArray(element: Value, i: number, name: string, names: string[], rest: string[]): Value[] {
  const within = isDocument(element) ? reach(element, names) : [];
  if (name !== String(i)) return within;
  if (rest.length === 0) return [...within, new Picked(element)];
  const isContainer = isDocument(element) || Array.isArray(element);
  return isContainer ? [...within, ...reach(element, rest)] : within;
}

function meets(condition: Value, reached: Value[]): boolean {
  if (!isOperators(condition)) return someElement(reached, (element) => isEqual(element, condition));
  return Object.entries(condition).every(([operator, operand]) => meetsOperator(operator, operand, reached));
}

export function isOperators(condition: Value): condition is Doc {
  return isDocument(condition) && (Object.keys(condition)[0]?.startsWith('$') ?? false);
}

function meetsOperator(operator: string, operand: Value, reached: Value[]): boolean {
  switch (operator) {
    case '$ne':
      return !someElement(reached, (element) => isEqual(element, operand));
    case '$nin':
      return !someElement(reached, (element) => passes('$in', operand, element));
    case '$not':
      return !meets(operand, reached);
    case '$exists':
      return someElement(reached, (element) => element !== undefined) === operand;
    case '$elemMatch':
      return reached.some((value) => passes(operator, operand, plain(value)));
    default:
      return someElement(reached, (element) => passes(operator, operand, element));
  }
}

function someElement(reached: Value[], test: (element: Value) => boolean): boolean {
  return reached.some((value) => (Array.isArray(value) && value.some(test)) || test(plain(value)));
}

export function plain(value: Value): Value {
  return value instanceof Picked ? value.value : value;
}

/** Tests one value without expanding it, as $elemMatch and $pull test each element. */
function passesAll(condition: Doc, element: Value): boolean {
  return Object.entries(condition).every(([operator, operand]) => {
    if (operator === '$ne') return !isEqual(element, operand);
    if (operator === '$nin') return !passes('$in', operand, element);
    if (operator === '$not') return !passesAll(operand as Doc, element);
    return passes(operator, operand, element);
  });
}

function passes(operator: string, operand: Value, element: Value): boolean {
  switch (operator) {
    case '$eq':
      return isEqual(element, operand);
    case '$in':
      return (operand as Value[]).some((value) => isEqual(element, value));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return isOrdered(operator, element, operand);
    case '$elemMatch':
      return Array.isArray(element) && element.some((inner) => elementMatches(operand as Doc, inner));
    case '$type':
      return typeNames(element).includes(operand as string);
    case '$regex':
      return typeof element === 'string' && new RegExp(operand as string).test(element);
    default:
      throw new Error(`the model does not know ${operator}`);
  }
}

export function elementMatches(condition: Doc, element: Value): boolean {
  if (isOperators(condition)) return passesAll(condition, element);
  if (isDocument(element)) return matches(condition, element);
  return Array.isArray(element) && matches(condition, Object.fromEntries(element.entries()) as Doc);
}

function isEqual(element: Value, operand: Value): boolean {
  return operand === null ? element === null || element === undefined : equal(element, operand);
}

function isOrdered(operator: string, element: Value, operand: Value): boolean {
  const isInclusive = operator.endsWith('e');
  const isUpward = operator.startsWith('$g');
  if (operand === null) return isInclusive && (element === null || element === undefined);
  if (operand instanceof MinKey) return rank(element) === rank(operand) ? isInclusive : isUpward;
  if (operand instanceof MaxKey) return rank(element) === rank(operand) ? isInclusive : !isUpward;
  if (rank(element) !== rank(operand)) return false;
  if (isNaNumber(element) || isNaNumber(operand))
    return isInclusive && isNaNumber(element) && isNaNumber(operand);
  const order = compare(element, operand);
  return order === 0 ? isInclusive : isUpward === order > 0;
}

const TYPE_NAMES = [
  'minKey',
  'missing',
  'null',
  'number',
  'string',
  'object',
  'array',
  'binData',
  'objectId',
  'bool',
  'date',
  'timestamp',
  'maxKey',
];

function typeNames(element: Value): string[] {
  const name = TYPE_NAMES[rank(element)]!;
  return name === 'number' ? ['number', numberType(element)] : [name];
}

function numberType(element: Value): string {
  if (element instanceof Long) return 'long';
  if (element instanceof Double) return 'double';
  if (typeof element !== 'number') return 'decimal';
  return Number.isInteger(element) ? 'int' : 'double';
}
