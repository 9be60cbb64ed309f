import { wordsOf } from '../preguntas/texto/normalize';
import type { Idioma } from './idioma';

/** Words that say which language a question is in; those of two languages do not count. */
const DICHAS: Readonly<Record<Idioma, ReadonlySet<string>>> = {
  es: new Set(
    'que cual cuales cuando quien quienes como cuanto cuantas cuantos hay esta estan el los las del una por para con sin mas mi tengo tareas historias y al lo vence bloqueado bloqueada tarea historia de borra crea divide asigna pon mueve quita dame dime busca hoy son se no todo epica'.split(
      ' ',
    ),
  ),
  en: new Set(
    'what which who whom when how where why is are was were did do does the of my our we me i with without will there for to and not have has had any left task tasks story stories overdue blocked on been should can could show give tell move assign delete create remind remove set split postpone'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'quel quelle quelles quels qui quand comment combien pourquoi est sont le la les des du nous je mon ma mes notre pas sans avec une ou avons ont taches tache histoires histoire retard bloquee bloquees bloque sur dans cette semaine aux au assigne assignez deplace deplacez supprime rappelle mets montre donne'.split(
      ' ',
    ),
  ),
  de: new Set(
    'was welche welcher welches wer wem wen wie wann warum wo ist sind der die das den dem nicht ohne mit wir mein meine unser haben hat und im gibt noch aufgabe aufgaben blockiert uberfallig diese woche an auf fur ein eine weise verschiebe losche erstelle setze zeig zeige gib erinnere'.split(
      ' ',
    ),
  ),
};
const LENGUAS = Object.keys(DICHAS) as Idioma[];
const PALABRAS = Object.fromEntries(
  LENGUAS.map((idioma) => [
    idioma,
    new Set(
      [...DICHAS[idioma]].filter((word) =>
        LENGUAS.every((otra) => otra === idioma || !DICHAS[otra].has(word)),
      ),
    ),
  ]),
) as unknown as Record<Idioma, ReadonlySet<string>>;

/** The language of the person's screen, unless the question is clearly in another. */
export function lenguaOf(texto: string, suya: Idioma = 'es'): Idioma {
  const words = wordsOf(texto);
  const cuantas = (idioma: Idioma): number => words.filter((word) => PALABRAS[idioma].has(word)).length;
  const [mejor = suya] = LENGUAS.toSorted((a, b) => cuantas(b) - cuantas(a));
  const mas = cuantas(mejor) - cuantas(suya);
  return mas >= 2 || (mas === 1 && cuantas(suya) === 0) ? mejor : suya;
}
