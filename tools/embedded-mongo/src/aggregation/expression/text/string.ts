import { location } from '../../../errors.ts';
import { isNumeric, typeName } from '../../../values/bson/bson-type.ts';
import { compareStrings } from '../../../values/compare.ts';
import type { Value } from '../../../values/bson/doc.ts';
import { toNumber } from '../../../values/numbers/numbers.ts';
import { binary, namedArguments, unary, variadic } from '../operands/arguments.ts';
import { asText } from './conversion.ts';
import type { OperatorTable } from '../operands/expression.ts';
import { regexOperators } from './regex.ts';
import { isNullish } from '../operands/truth.ts';

export const stringOperators: OperatorTable = {
  ...regexOperators,
  $concat: variadic((values) => {
    for (const value of values) {
      if (!isNullish(value) && typeof value !== 'string')
        throw location(16702, `$concat only supports strings, not ${typeName(value)}`);
    }
    return values.some(isNullish) ? null : values.join('');
  }),
  $toLower: unary((value) => lower(text(value))),
  $toUpper: unary((value) => upper(text(value))),
  $strLenCP: unary((value) => [...string(value, 34471, '$strLenCP requires a string argument')].length),
  $strLenBytes: unary((value) =>
    Buffer.byteLength(string(value, 34473, '$strLenBytes requires a string argument')),
  ),
  $strcasecmp: binary((a, b) => Math.sign(compareStrings(upper(text(a)), upper(text(b))))),
  $substrCP: variadic(substrCP, 3, 3),
  $substrBytes: variadic(substrBytes, 3, 3),
  $substr: variadic(substrBytes, 3, 3),
  $split: binary((value, separator) => {
    if (isNullish(value) || isNullish(separator)) return null;
    const from = string(
      value,
      40085,
      '$split requires an expression that evaluates to a string as a first argument',
    );
    const by = string(
      separator,
      40086,
      '$split requires an expression that evaluates to a string as a second argument',
    );
    if (by === '') throw location(40087, '$split requires a non-empty separator');
    return from.split(by);
  }),
  $indexOfCP: variadic(indexOfCP, 2, 4),
  $indexOfBytes: variadic(indexOfBytes, 2, 4),
  $trim: trim((value, chars) => trimEnd(trimStart(value, chars), chars)),
  $ltrim: trim(trimStart),
  $rtrim: trim(trimEnd),
  $replaceOne: replace((input, find, replacement) => input.replace(find, () => replacement)),
  $replaceAll: replace((input, find, replacement) => input.split(find).join(replacement)),
};

/** As in MongoDB, only ASCII letters change case. */
function lower(value: string): string {
  return value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function upper(value: string): string {
  return value.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Null and missing count as the empty string. */
function text(value: Value): string {
  return isNullish(value) ? '' : asText(value);
}

function string(value: Value, code: number, what: string): string {
  if (typeof value !== 'string') throw location(code, `${what}, found: ${typeName(value)}`);
  return value;
}

function integer(value: Value, code: number, what: string): number {
  if (!isNumeric(value)) throw location(code, `${what}, found: ${typeName(value)}`);
  return Math.trunc(toNumber(value));
}

function substrCP([value, start, count]: Value[]): Value {
  const points = [...text(value)];
  const from = integer(start, 34450, '$substrCP: starting index must be a numeric type');
  const length = integer(count, 34452, '$substrCP: length must be a numeric type');
  if (from < 0) throw location(34454, '$substrCP: the starting index must be nonnegative integer.');
  if (length < 0) throw location(34455, '$substrCP: length must be a nonnegative integer.');
  return points.slice(from, from + length).join('');
}

function substrBytes([value, start, count]: Value[], name: string): Value {
  const bytes = Buffer.from(text(value), 'utf8');
  const from = integer(start, 16034, `${name}: starting index must be a numeric type`);
  const length = integer(count, 16035, `${name}: length must be a numeric type`);
  if (from < 0) throw location(50752, `${name}: starting index must be non-negative (got: ${from})`);
  const end = length < 0 ? bytes.length : Math.min(bytes.length, from + length);
  if (isContinuation(bytes[from]))
    throw location(28656, `${name}:  Invalid range, starting index is a UTF-8 continuation byte.`);
  if (isContinuation(bytes[end]))
    throw location(28657, `${name}:  Invalid range, ending index is in the middle of a UTF-8 character.`);
  return bytes.toString('utf8', from, end);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function indexOfCP([value, wanted, start, end]: Value[]): Value {
  if (isNullish(value)) return null;
  const points = [...string(value, 40093, '$indexOfCP requires a string as the first argument')];
  const needle = string(wanted, 40094, '$indexOfCP requires a string as the second argument');
  const [from, to] = window(points.length, start, end);
  if (from > to) return -1;
  const at = points.slice(from, to).join('').indexOf(needle);
  return at < 0 ? -1 : from + [...points.slice(from, to).join('').slice(0, at)].length;
}

function indexOfBytes([value, wanted, start, end]: Value[]): Value {
  if (isNullish(value)) return null;
  const bytes = Buffer.from(string(value, 40091, '$indexOfBytes requires a string as the first argument'));
  const needle = string(wanted, 40092, '$indexOfBytes requires a string as the second argument');
  const [from, to] = window(bytes.length, start, end);
  if (from > to) return -1;
  const at = bytes.subarray(from, to).indexOf(needle);
  return at < 0 ? -1 : from + at;
}

function window(length: number, start: Value, end: Value): [number, number] {
  const from = start === undefined ? 0 : integer(start, 40096, 'starting index must be integral');
  const to = end === undefined ? length : integer(end, 40096, 'ending index must be integral');
  if (from < 0 || to < 0) throw location(40097, 'index must be nonnegative');
  return [from, Math.min(to, length)];
}

type Trimmer = (value: string, chars: ReadonlySet<string> | undefined) => string;

function trim(trimmer: Trimmer): OperatorTable[string] {
  return (operand, compiler, name) => {
    const named = namedArguments(operand, name, ['input'], ['chars']);
    const input = compiler.expression(named.input);
    const chars = 'chars' in named ? compiler.expression(named.chars) : undefined;
    return (scope) => {
      const value = input(scope);
      const wanted = chars?.(scope);
      if (isNullish(value) || (chars && isNullish(wanted))) return null;
      const set = chars && new Set(string(wanted, 50700, `${name} requires 'chars' to be a string`));
      return trimmer(string(value, 50699, `${name} requires its input to be a string`), set);
    };
  };
}

const blank = /[\s\0]/;

function trimStart(value: string, chars: ReadonlySet<string> | undefined): string {
  const points = [...value];
  const kept = points.findIndex((point) => !(chars ? chars.has(point) : blank.test(point)));
  return kept < 0 ? '' : points.slice(kept).join('');
}

function trimEnd(value: string, chars: ReadonlySet<string> | undefined): string {
  const points = [...value];
  const kept = points.findLastIndex((point) => !(chars ? chars.has(point) : blank.test(point)));
  return points.slice(0, kept + 1).join('');
}

function replace(
  compute: (input: string, find: string, replacement: string) => string,
): OperatorTable[string] {
  return (operand, compiler, name) => {
    const named = namedArguments(operand, name, ['input', 'find', 'replacement']);
    const parts = [named.input, named.find, named.replacement].map((part) => compiler.expression(part));
    return (scope) => {
      const values = parts.map((part) => part(scope));
      const wrong = values.find((value) => !isNullish(value) && typeof value !== 'string');
      if (wrong !== undefined)
        throw location(51746, `${name} requires its arguments to be strings, found: ${typeName(wrong)}`);
      const [input, find, replacement] = values as [string, string, string];
      return values.some(isNullish) ? null : compute(input, find, replacement);
    };
  };
}
