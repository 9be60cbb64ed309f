import { location } from '../../../errors.ts';
import { compileRegex, isRegex } from '../../../text/regex.ts';
import { typeName } from '../../../values/bson/bson-type.ts';
import { docOf } from '../../../values/bson/doc.ts';
import type { Doc, Value } from '../../../values/bson/doc.ts';
import { regexParts } from '../../../values/bson/regex-parts.ts';
import { namedArguments } from '../operands/arguments.ts';
import type { OperatorTable } from '../operands/expression.ts';
import { isNullish } from '../operands/truth.ts';

export const regexOperators: OperatorTable = {
  $regexMatch: withRegex((input, regex) => (input === null || regex === null ? false : regex.test(input))),
  $regexFind: withRegex((input, regex) => {
    const match = input === null || regex === null ? null : regex.exec(input);
    return match && describe(match);
  }),
  $regexFindAll: withRegex((input, regex) => {
    if (input === null || regex === null) return [];
    return Array.from(input.matchAll(new RegExp(regex, `${regex.flags}g`)), describe);
  }),
};

function describe(match: RegExpExecArray): Doc {
  const captures = match.slice(1).map((capture: string | undefined) => capture ?? null);
  return docOf([
    ['match', match[0]],
    ['idx', [...match.input.slice(0, match.index)].length],
    ['captures', captures],
  ]);
}

function withRegex(compute: (input: string | null, regex: RegExp | null) => Value): OperatorTable[string] {
  return (operand, compiler, name) => {
    const named = namedArguments(operand, name, ['input', 'regex'], ['options']);
    const [input, regex, options] = [named.input, named.regex, named.options ?? null].map((part) =>
      compiler.expression(part),
    );
    return (scope) => {
      const value = input!(scope);
      if (!isNullish(value) && typeof value !== 'string') {
        throw location(51104, `${name} needs 'input' to be of type string, found: ${typeName(value)}`);
      }
      return compute(value ?? null, toRegex(regex!(scope), options!(scope), name));
    };
  };
}

function toRegex(regex: Value, options: Value, name: string): RegExp | null {
  if (isNullish(regex)) return null;
  const flags = isNullish(options) ? '' : options;
  if (typeof flags !== 'string') throw location(51106, `${name} needs 'options' to be of type string`);
  if (typeof regex === 'string') return compileRegex(regex, flags);
  if (!isRegex(regex)) throw location(51105, `${name} needs 'regex' to be of type string or regex`);
  const parts = regexParts(regex);
  if (parts.flags !== '' && flags !== '')
    throw location(51107, `${name} found regex option(s) specified in both 'regex' and 'options' fields`);
  return compileRegex(parts.pattern, parts.flags || flags);
}
