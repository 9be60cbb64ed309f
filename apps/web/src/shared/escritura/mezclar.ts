import { diff3Merge } from 'node-diff3';

type Pieces = readonly string[];

const linesOf = (texto: string): Pieces => texto.split(/(?<=\n)/);
const wordsOf = (texto: string): Pieces => texto.match(/\S+\s*|\s+/g) ?? [];

/** Both changes of one text, piece by piece; undefined: the same piece was changed in two ways. */
const merge = (
  split: (texto: string) => Pieces,
  base: string,
  mine: string,
  theirs: string,
  onConflict: (base: string, mine: string, theirs: string) => string | undefined,
): string | undefined => {
  let merged = '';
  for (const { ok, conflict } of diff3Merge([...split(mine)], [...split(base)], [...split(theirs)])) {
    const [o, a, b] = [conflict?.o ?? [], conflict?.a ?? [], conflict?.b ?? []].map((each) => each.join(''));
    const part = conflict ? onConflict(o ?? '', a ?? '', b ?? '') : ok?.join('');
    if (part === undefined) return undefined;
    merged += part;
  }
  return merged;
};

/** Behind a line that has no end another begins. */
const afterLine = (line: string): string => (line === '' || line.endsWith('\n') ? line : `${line}\n`);

/** Where nothing was added or taken away, each piece by itself: neighbours that two people have changed are no conflict. */
const oneByOne = (
  split: (texto: string) => Pieces,
  base: string,
  mine: string,
  theirs: string,
  onConflict: (base: string, mine: string, theirs: string) => string | undefined,
): string | undefined => {
  const [o, a, b] = [base, mine, theirs].map(split) as [Pieces, Pieces, Pieces];
  if (o.length < 2 || a.length !== o.length || b.length !== o.length) return undefined;
  const parts = o.map((piece, at) => {
    const [my = '', their = ''] = [a[at], b[at]];
    if (my === piece || my === their) return their;
    return their === piece ? my : onConflict(piece, my, their);
  });
  return parts.includes(undefined) ? undefined : parts.join('');
};

const inWords = (base: string, mine: string, theirs: string): string | undefined =>
  merge(wordsOf, base, mine, theirs, (o, a, b) =>
    o === '' ? b + a : oneByOne(wordsOf, o, a, b, () => undefined),
  );

/** Lines that two people have put in the same place are both kept. */
const inLine = (base: string, mine: string, theirs: string): string | undefined =>
  base === ''
    ? afterLine(theirs) + mine
    : (oneByOne(linesOf, base, mine, theirs, inWords) ?? inWords(base, mine, theirs));

/** A text that two people have changed, with what both wrote; undefined: they changed the same words, and one has to choose. */
export const mezclar = (base: string, mine: string, theirs: string): string | undefined => {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : merge(linesOf, base, mine, theirs, inLine);
};
