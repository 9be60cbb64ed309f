import { palabrasOf, terminosOf } from '@pmp/platform';

interface Text {
  titulo: string;
  criterios?: readonly { texto: string }[];
}

/** What was asked for: its words as they are, and their roots. */
export interface Asked {
  palabras: ReadonlySet<string>;
  raices: readonly string[];
}

export const askedBy = (q: string): Asked => ({ palabras: new Set(palabrasOf(q)), raices: terminosOf(q) });

function isAnswered(texto: string, { raices }: Asked): boolean {
  const palabras = palabrasOf(texto);
  return raices.every((raiz) => palabras.some((palabra) => palabra.startsWith(raiz)));
}

/** The criterion that an element was found by; undefined: its title says it all. */
export function criterioFound({ titulo, criterios = [] }: Text, asked: Asked): string | undefined {
  if (isAnswered(titulo, asked)) return undefined;
  const whole = criterios.find(({ texto }) => isAnswered(texto, asked));
  return (whole ?? criterios.find(({ texto }) => isAnswered(`${titulo} ${texto}`, asked)) ?? criterios[0])
    ?.texto;
}

/** How many of the words asked for stand in the title just like that: 'pagos' is nearer to 'pagos' than 'pagar' is. */
const wordsAsAsked = ({ titulo }: Text, { palabras }: Asked): number =>
  palabrasOf(titulo).filter((palabra) => palabras.has(palabra)).length;

/** What says it in its title stands first, then what says it in those very words; the rest keeps its order. */
export function ranked<T extends Text>(docs: readonly T[], asked: Asked): T[] {
  const rank = (doc: T): number => (isAnswered(doc.titulo, asked) ? 1_000 : 0) + wordsAsAsked(doc, asked);
  return docs
    .map((doc) => ({ doc, rank: rank(doc) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ doc }) => doc);
}
