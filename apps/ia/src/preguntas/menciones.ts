import type { Proyecto } from '../datos/lectura/datos';
import type { Gente } from './person-reader';
import { wordsOf } from './texto/normalize';
import { isKnownWord } from './understand';
import { contentWordsOf, isSameWord } from './texto/similarity';

/** Words of project names that questions also use with another meaning. */
const CORRIENTES = new Set(
  'proyecto proyectos tarea tareas equipo sprint sprints historia historias app web nuevo nueva gestion trabajo'.split(
    ' ',
  ),
);
const SHORTEST_NAME = 4;
/** After whoever has that key now, before whoever is called so. */
const FORMER = 1.5;

/** 0: not named. A `clave` names its project; a name counts by the share of its words that occur in the question. */
function gradoDe(
  { nombre, clave, clavesAnteriores = [] }: Pick<Proyecto, 'nombre' | 'clave' | 'clavesAnteriores'>,
  words: readonly string[],
): number {
  const isSaid = (one: string): boolean => wordsOf(one).every((word) => words.includes(word));
  if (isSaid(clave)) return 2;
  if (clavesAnteriores.some(isSaid)) return FORMER;
  const propias = contentWordsOf(nombre).filter((word) => !CORRIENTES.has(word));
  if (!propias.length) return 0;
  const dichas = propias.filter(
    (propia) => propia.length >= SHORTEST_NAME && words.some((word) => isSameWord(word, propia)),
  );
  return dichas.length / propias.length;
}

const MINIMO = 0.5;

/** The one project that the question names; null if it names none, or several equally. */
export function namedProyecto(texto: string, proyectos: readonly Proyecto[]): Proyecto | null {
  const words = wordsOf(texto);
  const [first, second] = proyectos
    .map((proyecto) => ({ proyecto, grado: gradoDe(proyecto, words) }))
    .sort((a, b) => b.grado - a.grado);
  if (!first || first.grado < MINIMO || first.grado === second?.grado) return null;
  return first.proyecto;
}

/** Everybody whom the words may mean, by first name or surname; first those with most of their names mentioned. */
export function namedPersonas(texto: string, gente: readonly Gente[]): Gente[] {
  const words = wordsOf(texto).filter((word) => word.length > 2);
  const exact = graded(gente, (nombre) => words.includes(nombre));
  if (exact.length) return exact;
  // Names are short: a word that Spanish has is hardly ever one of them misspelt.
  const raras = words.filter((word) => word.length >= SHORTEST_NAME && !isKnownWord(word));
  return graded(
    gente,
    (nombre) => nombre.length >= SHORTEST_NAME && raras.some((word) => isSameWord(word, nombre)),
  );
}

function graded(gente: readonly Gente[], dicho: (nombre: string) => boolean): Gente[] {
  const found = gente
    .map((persona) => {
      const nombres = wordsOf(persona.nombre).filter((nombre) => nombre.length > 2);
      return { persona, dichos: nombres.filter(dicho).length };
    })
    .filter(({ dichos }) => dichos > 0);
  const most = Math.max(0, ...found.map(({ dichos }) => dichos));
  return found.filter(({ dichos }) => dichos === most).map(({ persona }) => persona);
}
