import { ObjectId, Timestamp } from 'bson';
import { location } from '../../../errors.ts';
import { typeName } from '../../../values/bson/bson-type.ts';
import type { Doc, Value } from '../../../values/bson/doc.ts';
import type { Compiler, Expression } from '../operands/expression.ts';

/** Accepts anything that contains an instant: a date, an ObjectId or a timestamp. */
export function toDate(value: Value): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date((value.high >>> 0) * 1000);
  throw location(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

export function zoneText(zone: Value): string {
  if (typeof zone !== 'string')
    throw location(40517, `timezone must evaluate to a string, found ${typeName(zone)}`);
  return zone;
}

/** Compiles the named arguments that are present. */
export function compileAll<Name extends string>(
  named: Doc,
  names: readonly Name[],
  compiler: Compiler,
): Record<Name, Expression | undefined> {
  const entries = names.map((name) => [name, name in named ? compiler.expression(named[name]) : undefined]);
  return Object.fromEntries(entries) as Record<Name, Expression | undefined>;
}
