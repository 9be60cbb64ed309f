/**
 * Field names repeat in every record. Caching them by their bytes saves a string per decoded field and gives V8 the
 * same interned key each time. The size is fixed and the newest name wins; longer names are not cached.
 */
const slots = 4096;
const longestKept = 48;
const names: string[] = new Array<string>(slots).fill('');
const spellings: Uint8Array[] = new Array<Uint8Array>(slots).fill(new Uint8Array(0));

export function fieldName(bytes: Buffer, start: number, end: number): string {
  const length = end - start;
  if (length === 0 || length > longestKept) return bytes.toString('utf8', start, end);
  let hash = length;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  const slot = (hash ^ (hash >>> 12)) & (slots - 1);
  const spelling = spellings[slot]!;
  if (spelling.length === length) {
    let at = 0;
    while (at < length && spelling[at] === bytes[start + at]) at++;
    if (at === length) return names[slot]!;
  }
  const name = bytes.toString('utf8', start, end);
  names[slot] = name;
  spellings[slot] = Uint8Array.prototype.slice.call(bytes, start, end);
  return name;
}
