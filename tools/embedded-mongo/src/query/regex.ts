import { BSONRegExp } from 'bson';
import { MongoError, badValue } from '../errors.ts';
import { Rank, rankOf } from '../values/bson-type.ts';
import { compareValues, textOf } from '../values/compare.ts';
import type { Value } from '../values/doc.ts';
import { regexParts } from '../values/regex-parts.ts';
import type { ElementTest } from './element-path.ts';

const inlineFlags = /^\(\?([imsx]+)\)/;

/** PCRE written by people, run by JS: what JS cannot express is refused, not approximated. */
export function compileRegex(pattern: string, flags: string): RegExp {
  for (const flag of flags) {
    if (!'imsxu'.includes(flag))
      throw new MongoError(51108, 'Location51108', `invalid flag in regex options: ${flag}`);
  }
  const inline = inlineFlags.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const wanted = new Set(flags + (inline?.[1] ?? ''));
  const body = wanted.has('x') ? withoutLayout(source) : source;
  const native = ['i', 'm', 's'].filter((flag) => wanted.has(flag)).join('');
  try {
    return new RegExp(body, `${native}u`);
  } catch {
    return compileLegacy(body, native);
  }
}

/** JS accepts needless escapes such as `\-` or `\@` only outside Unicode mode. */
function compileLegacy(body: string, flags: string): RegExp {
  try {
    return new RegExp(body, flags);
  } catch (error) {
    throw new MongoError(
      51091,
      'Location51091',
      `Regular expression is invalid: ${(error as Error).message}`,
    );
  }
}

/** Flag x: blanks and comments outside character classes do not count. */
function withoutLayout(source: string): string {
  return source.replace(
    /(\\.|\[(?:\\.|[^\]\\])*\])|\s+|#[^\n]*/gs,
    (_, kept: string | undefined) => kept ?? '',
  );
}

export function regexTest(pattern: string, flags: string): ElementTest {
  const regex = compileRegex(pattern, flags);
  const stored = new BSONRegExp(pattern, flags.replace('u', ''));
  return (element) => {
    if (typeof element === 'string') return regex.test(element);
    const rank = rankOf(element);
    if (rank === Rank.string) return regex.test(textOf(element));
    return rank === Rank.regex && compareValues(element, stored) === 0;
  };
}

export function isRegex(value: Value): boolean {
  return typeof value === 'object' && rankOf(value) === Rank.regex;
}

export function regexValueTest(value: Value): ElementTest {
  const { pattern, flags } = regexParts(value);
  return regexTest(pattern, flags);
}

/** `{ $regex: 'text' | /re/, $options: 'i' }`. */
export function regexOperatorTest(regex: Value, options: Value): ElementTest {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (typeof regex === 'string') return regexTest(regex, options ?? '');
  if (!isRegex(regex)) throw badValue('$regex has to be a string');
  const { pattern, flags } = regexParts(regex);
  if (flags !== '' && options !== undefined)
    throw new MongoError(51075, 'Location51075', 'options set in both $regex and $options');
  return regexTest(pattern, options ?? flags);
}
