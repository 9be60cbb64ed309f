import { BSONRegExp } from 'bson';
import { MongoError, badValue } from '../../errors.ts';
import { compileRegex, isRegex } from '../../text/regex.ts';
import { Rank, rankOf } from '../../values/bson/bson-type.ts';
import { compareValues, textOf } from '../../values/compare.ts';
import type { Value } from '../../values/bson/doc.ts';
import { regexParts } from '../../values/bson/regex-parts.ts';
import type { ElementTest } from '../elements/element-path.ts';

function regexTest(pattern: string, flags: string): ElementTest {
  const regex = compileRegex(pattern, flags);
  const stored = new BSONRegExp(pattern, flags.replace('u', ''));
  return (element) => {
    if (typeof element === 'string') return regex.test(element);
    const rank = rankOf(element);
    if (rank === Rank.string) return regex.test(textOf(element));
    return rank === Rank.regex && compareValues(element, stored) === 0;
  };
}

export function regexValueTest(value: Value): ElementTest {
  const { pattern, flags } = regexParts(value);
  return regexTest(pattern, flags);
}

/** Tests `{ $regex: 'text' | /re/, $options: 'i' }`. */
export function regexOperatorTest(regex: Value, options: Value): ElementTest {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (typeof regex === 'string') return regexTest(regex, options ?? '');
  if (!isRegex(regex)) throw badValue('$regex has to be a string');
  const { pattern, flags } = regexParts(regex);
  if (flags !== '' && options !== undefined)
    throw new MongoError(51075, 'Location51075', 'options set in both $regex and $options');
  return regexTest(pattern, options ?? flags);
}
