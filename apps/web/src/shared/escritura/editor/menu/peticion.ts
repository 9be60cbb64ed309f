/** What is being asked for at the caret, and the words typed for it. */
export interface Peticion {
  de: 'bloque' | 'persona' | 'elemento' | 'emoji';
  /** Where what was typed for it begins. */
  at: number;
  busca: string;
}

/** Behind a letter they are none of this: an address, a fraction, an hour. Each looks back a fixed number of words. */
const EMPIEZAN: [Peticion['de'], RegExp][] = [
  ['bloque', /(?:^|\s)(\/([\p{L}]{0,20}))$/u],
  ['persona', /(?<![\p{L}\p{N}._-])(@([\p{L}\p{M}]{0,40}(?: [\p{L}\p{M}]{0,40})?))$/u],
  ['emoji', /(?<![\p{L}\p{N}:])(:([\p{L}]{2,20}))$/u],
  [
    'elemento',
    /(?<![\p{L}\p{N}#&/])(#([\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,40}(?: [\p{L}\p{M}\p{N}-]{0,40}){0,3}))$/u,
  ],
];

/** Longer than anything that is asked for. */
const LOOK_BACK = 200;

/** `claves` finds the keys of the person's projects: one that is being typed is asked for as well. */
export const peticionEn = (texto: string, caret: number, claves?: RegExp): Peticion | undefined => {
  if (caret < 0) return undefined;
  const start = Math.max(0, caret - LOOK_BACK);
  const before = texto.slice(start, caret);
  for (const [de, begins] of EMPIEZAN) {
    const [, typed, busca = ''] = begins.exec(before) ?? [];
    if (typed) return { de, at: caret - typed.length, busca };
  }
  const clave = claves && [...before.matchAll(claves)].at(-1);
  if (!clave || clave.index + clave[0].length !== before.length) return undefined;
  return { de: 'elemento', at: start + clave.index, busca: clave[0] };
};
