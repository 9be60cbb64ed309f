const MAX_NOMBRADOS = 50;

export interface Nombrados {
  /** The numbers of the keys. */
  numeros: number[];
  /** `42#2`: the second criterion of the item with that number. */
  criterios: string[];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

const found = (text: string, claves: readonly string[], before: string): Nombrados => {
  if (!claves.length) return { numeros: [], criterios: [] };
  const any = claves.map(escaped).join('|');
  const pattern = new RegExp(
    `(?<!${before})(?:${any})-([1-9]\\d{0,8})(?:#([1-9]\\d?))?(?![\\p{L}\\p{N}_])`,
    'giv',
  );
  const matches = [...text.matchAll(pattern)].slice(0, MAX_NOMBRADOS);
  return {
    numeros: [...new Set(matches.map(([, numero]) => Number(numero)))],
    criterios: [...new Set(matches.flatMap(([, numero, n]) => (n ? [`${numero}#${n}`] : [])))],
  };
};

/** The items of a project that a text names, by the keys that the project has or had. */
export const namedIn = (text: string, claves: readonly string[]): Nombrados =>
  // `MI-TIENDA-42` is no `TIENDA-42`.
  found(text, claves, String.raw`[\p{L}\p{N}_\-]`);

/** The name of a branch, where a hyphen only divides words: `arreglo-tienda-42-pago`. */
export const namedInRama = (rama: string, claves: readonly string[]): number[] =>
  found(rama, claves, String.raw`[\p{L}\p{N}_]`).numeros;

const REVERTS = /\bThis reverts (?:commit|merge request \S+ commit) ([0-9a-f]{40,64})\b/g;

/** The commits that a commit takes back: git writes it in English, in every language. */
export const revertedIn = (mensaje: string): string[] => [
  ...new Set([...mensaje.matchAll(REVERTS)].map(([, sha]) => sha!)),
];
