import { enUnaLinea, toBuscable } from '@pmp/contracts/common';
import { listIn } from '@pmp/contracts/common/csv';

const MAX_ETIQUETA = 40;

export const oneLine = enUnaLinea;

/** What is inside of words without being seen: with it nobody finds them. Joiners stay, emoji are made with them. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

export const clean = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(UNSEEN, '').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();

/** Pieces of at most so many characters, cut at a line's end or a space where there is one near. */
export function pieces(text: string, length: number): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > length) {
    const breaks = ['\n', ' '].map((character) => rest.lastIndexOf(character, length));
    let at = breaks.find((place) => place > length / 2) ?? length;
    // Half of a character outside of the basic plane is no text.
    if (/[\ud800-\udbff]/.test(rest[at - 1]!)) at -= 1;
    found.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return rest ? [...found, rest] : found;
}

/** As it is here. */
export const labelName = (name: string): string => oneLine(name).slice(0, MAX_ETIQUETA).trim();

export function labelsIn(cells: readonly string[]): string[] {
  const names = cells.flatMap(listIn).map(labelName);
  const byName = new Map(names.filter(Boolean).map((name) => [toBuscable(name), name]));
  return [...byName.values()];
}
