import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';

export type Value = unknown;
export type Doc = Record<string, Value>;

/**
 * The model: computes MongoDB's answers the slow and obvious way, sharing no code with the engine, for the values that
 * the generators in `../random` produce. Their numbers are multiples of one half, which a bigint represents exactly.
 */
const RANKS: [number, (value: Value) => boolean][] = [
  [0, (value) => value instanceof MinKey],
  [1, (value) => value === undefined],
  [2, (value) => value === null],
  [3, isNumber],
  [4, (value) => typeof value === 'string'],
  [6, Array.isArray],
  [7, (value) => value instanceof Binary],
  [8, (value) => value instanceof ObjectId],
  [9, (value) => typeof value === 'boolean'],
  [10, (value) => value instanceof Date],
  [11, (value) => value instanceof Timestamp],
  [12, (value) => value instanceof MaxKey],
];
const DOCUMENT = 5;

export function rank(value: Value): number {
  return RANKS.find(([, test]) => test(value))?.[0] ?? DOCUMENT;
}

export function isNumber(value: Value): boolean {
  return (
    typeof value === 'number' ||
    value instanceof Double ||
    (value instanceof Long && !(value instanceof Timestamp)) ||
    value instanceof Decimal128
  );
}

export function isDocument(value: Value): value is Doc {
  return typeof value === 'object' && rank(value) === DOCUMENT;
}

export function isNaNumber(value: Value): boolean {
  return isNumber(value) && Number.isNaN(approximate(value));
}

export function approximate(value: Value): number {
  return value instanceof Long ? value.toNumber() : Number(String(value));
}

export function compare(a: Value, b: Value): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0) return difference;
  if (isNumber(a)) return compareNumbers(a, b);
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b as string));
  if (Array.isArray(a)) return compareItems(a, b as Value[], compare);
  if (a instanceof Binary) return compareBinaries(a, b as Binary);
  if (a instanceof ObjectId) return Buffer.compare(Buffer.from(a.id), Buffer.from((b as ObjectId).id));
  if (typeof a === 'boolean' || a instanceof Date) return Number(a) - Number(b);
  if (a instanceof Timestamp) return Number(a.toBigInt() - (b as Timestamp).toBigInt());
  return isDocument(a) ? compareItems(Object.entries(a), Object.entries(b as Doc), compareFields) : 0;
}

export function equal(a: Value, b: Value): boolean {
  return compare(a, b) === 0;
}

function compareNumbers(a: Value, b: Value): number {
  const [x, y] = [approximate(a), approximate(b)];
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  if (!Number.isFinite(x) || !Number.isFinite(y)) return x === y ? 0 : x - y;
  const difference = halves(a) - halves(b);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The number as a count of halves. */
export function halves(value: Value): bigint {
  if (value instanceof Long) return value.toBigInt() * 2n;
  const text = String(value);
  if (/^-?\d+$/.test(text)) return BigInt(text) * 2n;
  return BigInt(Number(text) * 2);
}

function compareItems<T>(a: T[], b: T[], each: (x: T, y: T) => number): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = each(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareFields([name, value]: [string, Value], [other, another]: [string, Value]): number {
  return (
    rank(value) - rank(another) ||
    Buffer.compare(Buffer.from(name), Buffer.from(other)) ||
    compare(value, another)
  );
}

function compareBinaries(a: Binary, b: Binary): number {
  return (
    a.length() - b.length() ||
    a.sub_type - b.sub_type ||
    Buffer.compare(Buffer.from(a.value()), Buffer.from(b.value()))
  );
}
