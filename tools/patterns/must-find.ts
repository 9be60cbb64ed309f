/**
 * For tools that read what another one has written. A pattern that fits nothing any more looks just like «there is
 * nothing there»: the images had no packages because the bundle began to be written as one line, and all ended with 0.
 */
const missing = (place: string, what: RegExp | string): Error =>
  new Error(`${place} ya no tiene lo que se busca: ${String(what)}`);

/** The first match, with its groups. Throws with the name of `place` if there is none. */
export function mustFind(place: string, text: string, what: RegExp): RegExpMatchArray {
  const found = text.match(new RegExp(what, what.flags.replace('g', '')));
  if (found === null) throw missing(place, what);
  return found;
}

/** All matches of a pattern with `g`, at least one. Throws with the name of `place` if there is none. */
export function mustFindAll(place: string, text: string, what: RegExp): RegExpMatchArray[] {
  const found = [...text.matchAll(what)];
  if (found.length === 0) throw missing(place, what);
  return found;
}

/** The text with what was found replaced, as `replace` does it. Throws with the name of `place` if nothing was found. */
export function mustReplace(
  place: string,
  text: string,
  what: RegExp | string,
  by: string | ((...found: string[]) => string),
): string {
  let count = 0;
  const noted = (...found: string[]): string => {
    count += 1;
    return typeof by === 'string' ? found[0]! : by(...found);
  };
  const replaced = text.replace(what, noted);
  if (count === 0) throw missing(place, what);
  return typeof by === 'string' ? text.replace(what, by) : replaced;
}

/** What `things` are there, at least one. Throws with the name of `place` if there is none. */
export function mustBeSome<T>(place: string, things: readonly T[], what: string): readonly T[] {
  if (things.length === 0) throw missing(place, what);
  return things;
}
