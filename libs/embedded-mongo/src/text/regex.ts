import { MongoError } from '../errors.ts';
import { Rank, rankOf } from '../values/bson/bson-type.ts';
import type { Value } from '../values/bson/doc.ts';

/** Translates PCRE to JavaScript; whatever JavaScript cannot express is rejected, not approximated. */
export function compileRegex(pattern: string, flags: string): RegExp {
  for (const flag of flags) {
    if (!'imsxu'.includes(flag)) {
      throw new MongoError(51108, 'Location51108', `invalid flag in regex options: ${flag}`);
    }
  }
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const wanted = new Set(flags + (inline?.[1] ?? ''));
  const body = jsSyntax(wanted.has('x') ? withoutLayout(source) : source);
  const native = ['i', 'm', 's'].filter((flag) => wanted.has(flag)).join('');
  try {
    return new RegExp(body, `${native}u`);
  } catch {
    return compileLegacy(body, native);
  }
}

/** JavaScript allows braces and brackets to stand for themselves only outside Unicode mode. */
function compileLegacy(body: string, flags: string): RegExp {
  try {
    return new RegExp(body, flags);
  } catch (error) {
    throw invalidRegex((error as Error).message);
  }
}

function invalidRegex(reason: string): MongoError {
  return new MongoError(51091, 'Location51091', `Regular expression is invalid: ${reason}`);
}

const knownEscapes = 'dDwWsSbBnrtfvxucpPk';

/**
 * Rewrites needless escapes such as `\-` or `\@` as JavaScript needs them; PCRE's own escapes and classes are rejected.
 */
function jsSyntax(source: string): string {
  if (source.includes('[[:')) throw invalidRegex('unsupported POSIX character class');
  return source.replace(/\\([^])/gu, (escape, char: string) => {
    if (/[A-Za-z]/.test(char)) {
      if (knownEscapes.includes(char)) return escape;
      throw invalidRegex(`unsupported escape ${escape}`);
    }
    if (/[0-9^$\\.*+?()[\]{}|/]/.test(char)) return escape;
    return char === '-' ? '\\x2d' : char;
  });
}

/** Flag x: removes whitespace and comments outside character classes. */
function withoutLayout(source: string): string {
  return source.replace(
    /(\\.|\[(?:\\.|[^\]\\])*\])|\s+|#[^\n]*/gs,
    (_, kept: string | undefined) => kept ?? '',
  );
}

export function isRegex(value: Value): boolean {
  return typeof value === 'object' && rankOf(value) === Rank.regex;
}
