import UFuzzy from '@leeoniya/ufuzzy';
import { plainText } from '../../shared/dominio/plain-text';

/** One letter too many, missing, other or swapped in each word of three letters or more. */
const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
/** Words that are tried in any order; more are taken as they were typed. */
const MAX_WORDS = 4;

/** What the text means in spite of a slip in each word, best fit first. */
export const findTypos = <T>(items: readonly T[], q: string, textOf: (item: T) => string): T[] => {
  const [, info, order] = fuzzy.search(
    items.map((item) => plainText(textOf(item))),
    plainText(q),
    MAX_WORDS,
  );
  return info && order ? order.flatMap((at) => items[info.idx[at]!] ?? []) : [];
};
