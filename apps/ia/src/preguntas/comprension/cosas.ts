import type { Tarea } from '../../datos/lectura/datos';
import type { HistoriaSummary } from '../person-reader';
import { normalize } from '../texto/normalize';
import { contentWordsOf, isSameWord } from '../texto/similarity';
import { palabrasOf } from './palabras';

export type Cosa = { tipo: 'tarea'; item: Tarea } | { tipo: 'historia'; item: HistoriaSummary };

export type Nombrada = Cosa & {
  grado: number;
  /** Its key, its title or most of it was said, and not a word of it. */
  segura: boolean;
};

/** Limits the cost, as thousands of titles are compared at once. */
const MAX_WORDS = 16;
const MINIMO = 0.3;
/** «La tarea del calendario»: a word that questions use, too, and here names something. */
const DE_TITULO = /\b(?:tarea|historia) (?:del|de l[ao]s?) (\w{4,})/;

/** Open ones first among equals: what is asked about is mostly under way. */
const byGrado = (a: Nombrada, b: Nombrada): number =>
  b.grado - a.grado || Number(a.item.estado === 'completada') - Number(b.item.estado === 'completada');

/** The word that a question says is of a title. */
export const wordOfTitle = (texto: string): string | undefined => DE_TITULO.exec(normalize(texto))?.[1];

/**
 * The stories and tasks whose titles these words name, best first. Outside quotes one of the words at least is no word of
 * questions; `soloDe` is what kind of thing the question says it means.
 */
export function namedCosas(texto: string, cosas: readonly Cosa[], citado: boolean): Nombrada[] {
  const nombra = wordOfTitle(texto);
  const said = contentWordsOf(texto)
    .filter((word) => citado || word.length > 2)
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, rara: citado || word === nombra || palabrasOf(word)[0]?.nocion == null }));
  if (!said.some(({ rara }) => rara)) return [];
  return cosas
    .map((cosa): Nombrada => {
      const title = contentWordsOf(cosa.item.titulo);
      const matched = title.flatMap((one) => said.find(({ word }) => isSameWord(word, one)) ?? []);
      const grado = matched.some(({ rara }) => rara) ? (matched.length * matched.length) / title.length : 0;
      const dicha = nombra !== undefined && matched.some(({ word }) => word === nombra);
      return { ...cosa, grado, segura: citado ? matched.length === title.length : dicha || grado >= 1 };
    })
    .filter(({ grado }) => grado >= MINIMO)
    .toSorted(byGrado);
}
