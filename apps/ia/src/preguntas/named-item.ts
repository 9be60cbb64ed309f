import { wordsOf } from './texto/normalize';
import { contentWordsOf, isSameWord } from './texto/similarity';

const ENTRE_COMILLAS = /["“”«»]([^"“”«»\n]{1,200})["“”«»]/u;
/** Limits the cost, as thousands of titles are compared at once. */
const MAX_WORDS = 16;
/** Words of commands and questions, which say nothing about a title. */
const DE_LA_FRASE = new Set(
  wordsOf(
    'tarea tareas historia historias pon poner marca marcar pasa pasar mueve mover cambia cambiar asigna asignale reasigna deja revision progreso curso completada completado terminada hecha pendiente bloqueada bloqueado bloqueadas desde cuando quien lleva tiene hace trabaja encarga responsable tiempo porque estado esta sprint proyecto prioridad alta media baja critica tambien dicho hablado comentado semana chat',
  ),
);

export interface Nombrado<T> {
  item: T;
  grado: number;
}

/**
 * The items whose titles the words name, best first. What is between quotes counts alone; else every word that is not
 * part of the command.
 */
export function namedItems<T extends { titulo: string }>(texto: string, items: readonly T[]): Nombrado<T>[] {
  const quoted = ENTRE_COMILLAS.exec(texto)?.[1];
  const words = contentWordsOf(quoted ?? texto)
    .filter((word) => quoted !== undefined || (!DE_LA_FRASE.has(word) && word.length > 2))
    .slice(0, MAX_WORDS);
  if (!words.length) return [];
  return items
    .map((item) => {
      const title = contentWordsOf(item.titulo);
      const same = title.filter((one) => words.some((word) => isSameWord(word, one))).length;
      return { item, grado: title.length ? (same * same) / title.length : 0 };
    })
    .filter(({ grado }) => grado > 0)
    .sort((a, b) => b.grado - a.grado);
}

/** How many of a title's words a text has; a title of one word needs that word, a longer one two of them. */
export function mentions(texto: string, titulo: string): boolean {
  const title = contentWordsOf(titulo).filter((word) => word.length > 3);
  const words = contentWordsOf(texto);
  const same = title.filter((one) => words.some((word) => isSameWord(word, one))).length;
  return same >= Math.min(2, title.length) && same > 0;
}
