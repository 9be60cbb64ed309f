import { contentWordsOf, isSameWord } from '../preguntas/texto/similarity';

/** The items whose titles share most words with a text, best first. */
export function namedItems<T extends { titulo: string }>(texto: string, items: readonly T[]): { item: T }[] {
  const words = contentWordsOf(texto);
  return items
    .map((item) => {
      const title = contentWordsOf(item.titulo);
      const same = title.filter((one) => words.some((word) => isSameWord(word, one))).length;
      return { item, grado: title.length ? (same * same) / title.length : 0 };
    })
    .filter(({ grado }) => grado > 0)
    .sort((a, b) => b.grado - a.grado);
}
