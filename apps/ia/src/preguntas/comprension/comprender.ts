import { type Clase, type Condicion, frasesOf, variantesOf } from './clase';
import { type Clasificador, type Ejemplo, type Grado, isHueca, train as trainOn } from './clasificador';
import { type Huecos, huecosOf } from './huecos';
import { type Directorio, type Nombrados, nombradosOf } from './nombrados';
import { headOf } from './objeto';
import { etiquetaDe } from './etiqueta';
import { isMarca, type Palabra, palabrasOf } from './palabras';
import { normalize } from '../texto/normalize';

/** Surer than this, it is answered; else the person is asked which of the nearest was meant. */
export const SEGURO = 0.6;

/** A question as it was understood. */
export interface Entendida {
  texto: string;
  tipo: string;
  /** How sure that kind is, 0 to 1. */
  grado: number;
  /** All kinds that it may be, the surest first. */
  grados: readonly Grado[];
  huecos: Huecos;
  nombrados: Nombrados;
  palabras: readonly Palabra[];
}

const MARCAS: Readonly<Record<string, string>> = {
  persona: 'xpersona',
  proyecto: 'xproyecto',
  epica: 'xepica',
  sprint: 'xsprint',
};

/** A phrase of a definition, with marks for its names. */
export const ejemploOf = (clase: string, frase: string, variante: string | null = null): Ejemplo => ({
  clase,
  variante,
  palabras: palabrasOf(frase.replace(/\{(\w+)\}/g, (_, name: string) => MARCAS[name] ?? 'xcosa')),
  pregunta: /[¿?]/.test(frase),
});

/** What any list may say besides; in turn, for not all of them need to be said of each. */
const ADEMAS = frasesOf(
  `en la épica {epica} | de {persona} | de prioridad alta | en {proyecto} | que no sean de {persona}
  in the epic {epica} | of {persona} | fuera de la épica {epica} | de {persona} en la épica {epica}`,
).map((frase) => ejemploOf('lista', frase).palabras);

/** Lists with more conditions than their phrases have: that they may be said together need not be written for each. */
const withAdemas = (ejemplos: readonly Ejemplo[]): Ejemplo[] => [
  ...ejemplos,
  ...ejemplos
    .filter(({ variante }) => variante)
    .flatMap((one, at) =>
      at % CADA === 0
        ? [
            {
              ...one,
              derivado: true as const,
              palabras: [...one.palabras, ...ADEMAS[(at / CADA) % ADEMAS.length]!],
            },
          ]
        : [],
    ),
];
const CADA = 8;

export const ejemplosOf = (definiciones: readonly Clase[]): Ejemplo[] =>
  definiciones.flatMap((one) =>
    variantesOf(one).flatMap(([variante, frases]) =>
      Object.values(frases)
        .flatMap(frasesOf)
        .map((frase) => ejemploOf(one.tipo, frase, variante)),
    ),
  );

/** Whether a kind of question can be about what is named in this one. */
function admits(
  { admite, necesita, literal, propone }: Clase,
  { cosas, claveSinNada, epica: nombrada, personas }: Nombrados,
  { excepto }: Huecos,
): boolean {
  const epica = excepto.includes('epica') ? null : nombrada;
  const has = (condicion: Condicion): boolean => admite.includes(condicion);
  const conCosa = cosas.length > 0 || claveSinNada !== null;
  const segura = claveSinNada !== null || cosas.some((one) => one.segura);
  if (necesita === 'cosa' && !conCosa) return false;
  if (necesita === 'epica' && !epica) return false;
  if (segura && !has('cosa')) return false;
  if (literal) return true;
  if (!propone && excepto.some((que) => que !== 'proyecto') && !has('excepto')) return false;
  return (!epica || has('epica')) && (!personas.length || has('persona'));
}

const LARGA = 4;
/** What each word that is nowhere in the phrases leaves of the sureness. */
const QUEDA = 0.55;

/** Also a notion that no phrase has: the lexicon knows the word, and nobody taught what it asks for. */
const isExtrana = ({ texto, nocion }: Palabra, isKnown: (word: string) => boolean): boolean =>
  nocion === null
    ? texto.length >= LARGA && !isMarca(texto) && !/^\d/.test(texto) && !isKnown(texto)
    : !isKnown(`@${nocion}`);

/** Of an order that names nothing to do it with. */
const SIN_COSA = 0.3;

const lacksCosa = ({ propone, tema, admite, tipo }: Clase, { cosas, claveSinNada }: Nombrados): boolean =>
  propone === true &&
  !tema &&
  admite.includes('cosa') &&
  // Moves what is not begun, too.
  tipo !== 'mover-sprint' &&
  !cosas.length &&
  claveSinNada === null;

/** Of a kind that is about something else than the stories, tasks or epics that the question asks for. */
const DE_OTRO = 0.6;

/** What a list must be of, where no word of the question names it. */
const DE_LISTA: Readonly<Record<string, Partial<Huecos>>> = {
  vencidas: { vencidas: true },
  bloqueadas: { estados: ['bloqueada'] },
  'sin-asignar': { sinAsignar: true },
  urgentes: { prioridades: ['alta', 'crítica'] },
  bugs: { clases: ['bug'] },
  'sin-estimar': { sinEstimar: true },
  'en-progreso': { estados: ['en progreso'] },
  'en-revision': { estados: ['en revisión'] },
  pendientes: { estados: ['pendiente'] },
  completadas: { estados: ['completada'] },
  'sin-fecha': { sinFecha: true },
  fechas: { vence: true },
  historias: { sobre: 'historias' },
};

/** Whether the words name what a list is of, and not only whose it is and from when. */
const namesLista = (h: Huecos): boolean =>
  h.estados.length > 0 ||
  h.prioridades.length > 0 ||
  h.vencidas ||
  h.vence ||
  h.sinAsignar ||
  h.sinResponsable ||
  h.sinEstimar ||
  h.sinFecha ||
  h.sinSprint ||
  h.abiertas ||
  h.masDe !== null ||
  h.clases.length > 0;

export type Comprender = (texto: string, directorio: Directorio) => Promise<Entendida>;

/** What a question names besides, and its answer may know nothing of. */
export interface Temas {
  /** As they were written: nothing that the asker sees is called so, and no word of questions is. */
  desconocidos: string[];
  /** Parts of titles. */
  partes: string[];
  /** What things have, and no phrase of this kind of question speaks of: «con comentarios». */
  ajenos: string[];
}

export interface Comprension {
  comprender: Comprender;
  temasOf: (entendida: Pick<Entendida, 'texto' | 'tipo' | 'palabras' | 'nombrados' | 'huecos'>) => Temas;
  /**
   * Learns the phrases, once. Takes seconds of a slow processor, so that whoever answers people calls it before the first
   * of them asks; otherwise that person waits for it.
   */
  prepare(): Promise<void>;
}

/** Notions of what things have or are, and not of how one asks. */
const DE_COSAS = new Set(
  'bug mejora documentacion limite plantilla vista criterio chat dicho punto hora creo crear reabrir depende cliente velocidad'.split(
    ' ',
  ),
);
/** Words between others, and months. */
const FUNCION =
  /^(?:tenga[ns]?|tengamos|ningun[ao]?s?|algun[ao]?s?|otr[ao]s?|cual(?:es|quier)|porfa\w*|cuanto|entre|durante|junto|ademas|apenas|casi|tanto|tan|such|very|current|currently|some|only|just|from|into|than|then|plus|tres|sehr|noch|auch|ener\w+|febr\w+|marzo|abril|mayo|juni\w|juli\w|agosto|sep\w*bre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|\w+ember|october|janvier|fevrier|avril|juin|juillet|aout|\w+embre|octobre|januar|februar|marz|oktober|dezember)$/;
/** A shorter word says a subject only in capitals: «SEO». */
const CORTA = 2;

/** The words that each kind of question is asked with, and those that several are. */
function vocabularyOf(definiciones: readonly Clase[], ejemplos: readonly Ejemplo[]) {
  // «Busca pasarela»: what stands there is a subject itself.
  const libres = new Set(
    definiciones.flatMap(({ tipo, tema, literal }) => (tema === true || literal === true ? [tipo] : [])),
  );
  const byWord = new Map<string, Set<string>>();
  for (const { clase, palabras } of ejemplos)
    for (const { texto, nocion } of palabras)
      for (const word of nocion === null ? [texto] : [texto, `@${nocion}`])
        byWord.set(word, (byWord.get(word) ?? new Set()).add(clase));
  return {
    isOf: (word: string, tipo: string): boolean => byWord.get(word)?.has(tipo) === true,
    isCommon: (word: string): boolean =>
      [...(byWord.get(word) ?? [])].filter((clase) => !libres.has(clase)).length > 1,
    has: (word: string): boolean => byWord.has(word),
  };
}

/** Understands questions as the phrases of the definitions teach it. */
export function comprensionOf(
  definiciones: readonly Clase[],
  dichos: readonly Ejemplo[] = ejemplosOf(definiciones),
): Comprension {
  const ejemplos = withAdemas(dichos);
  const byTipo = new Map(definiciones.map((one) => [one.tipo, one]));
  const vocabulario = vocabularyOf(definiciones, ejemplos);
  const hablan = new Set(
    dichos.flatMap(({ clase, palabras }) => palabras.map(({ dicho }) => `${clase} ${dicho}`)),
  );
  const isDeOtro = ({ tipo, admite, literal }: Clase, { sobre }: Huecos): boolean =>
    sobre !== null && !literal && !admite.includes('sobre') && !hablan.has(`${tipo} ${sobre}`);
  const listas = ejemplos.flatMap((one) => (one.variante ? [{ ...one, clase: one.variante }] : []));
  let trained: Promise<{ clases: Clasificador; listas: Clasificador }> | null = null;
  const train = (): NonNullable<typeof trained> =>
    (trained ??= (async () => ({ clases: await trainOn(ejemplos), listas: await trainOn(listas) }))());
  const learnt = async (huecos: Huecos, palabras: readonly Palabra[], pregunta: boolean): Promise<Huecos> => {
    if (namesLista(huecos)) return huecos;
    const [first] = (await train()).listas({ palabras, pregunta });
    if (!first || first.grado < SEGURO) return huecos;
    return { ...huecos, ...DE_LISTA[first.clase] };
  };
  const comprender: Comprender = async (texto, directorio) => {
    const { clases } = await train();
    const nombrados = await nombradosOf(headOf(texto), directorio);
    const palabras = palabrasOf(nombrados.marcado);
    const huecos = huecosOf(palabras);
    const pregunta = /[¿?]/.test(texto);
    const all = clases({ palabras, pregunta });
    const etiqueta = palabrasOf(etiquetaDe(texto) ?? '').map((one) => one.texto);
    const extranas = palabras.filter(
      (one) => isExtrana(one, vocabulario.has) && !etiqueta.includes(one.texto),
    ).length;
    const fit = all
      .filter(({ clase }) => admits(byTipo.get(clase)!, nombrados, huecos))
      .map(({ clase, grado }) => ({
        clase,
        grado:
          grado *
          (byTipo.get(clase)!.tema ? 1 : QUEDA ** extranas) *
          (lacksCosa(byTipo.get(clase)!, nombrados) ? SIN_COSA : 1) *
          (isDeOtro(byTipo.get(clase)!, huecos) ? DE_OTRO : 1),
      }))
      .toSorted((a, b) => b.grado - a.grado);
    const sum = fit.reduce((total, { grado }) => total + grado, 0) || 1;
    const grados = fit.map(({ clase, grado }) => ({ clase, grado: grado / sum }));
    const [first] = grados;
    return {
      texto,
      tipo: first?.clase ?? 'ajena',
      // What the names rule out was sure of something else: that is no reason to be surer of the rest.
      grado: Math.min(first?.grado ?? 0, sum ** 0.4),
      grados,
      huecos: first?.clase === 'lista' ? await learnt(huecos, palabras, pregunta) : huecos,
      nombrados,
      palabras,
    };
  };
  const temasOf: Comprension['temasOf'] = ({ texto, tipo, palabras, nombrados, huecos }) => {
    const escritas = new Map(texto.split(/[^\p{L}\p{N}]+/u).map((word) => [normalize(word), word] as const));
    const isOfQuestions = (word: string): boolean =>
      vocabulario.isOf(word, tipo) || vocabulario.isCommon(word);
    const isDesconocida = ({ texto: word, nocion }: Palabra): boolean => {
      if (nocion !== null || isMarca(word) || /^\d|mente$/.test(word) || isHueca(word)) return false;
      if (FUNCION.test(word) || isOfQuestions(word)) return false;
      const escrita = escritas.get(word) ?? word;
      // Of an order, the rest is as free as what it is about: «Encárgale a Marcos que mida las búsquedas».
      const { propone, admite = [] } = byTipo.get(tipo) ?? {};
      if (propone && admite.includes('cosa') && escrita === word) return false;
      return (
        word.length >= LARGA ||
        (word.length >= CORTA && texto !== texto.toUpperCase() && escrita === escrita.toUpperCase())
      );
    };
    const said = (words: readonly string[]): string[] => [
      ...new Set(words.map((word) => escritas.get(word) ?? word)),
    ];
    return {
      desconocidos: said(palabras.filter(isDesconocida).map((one) => one.texto)),
      partes: said(nombrados.partes.filter((word) => !isOfQuestions(word))),
      ajenos: said(
        palabras
          .filter(({ nocion }) => nocion && DE_COSAS.has(nocion) && !vocabulario.isOf(`@${nocion}`, tipo))
          .filter(({ nocion }) => nocion !== 'creo' || !huecos.creadas)
          .map((one) => one.texto),
      ),
    };
  };
  return { comprender, temasOf, prepare: async () => void (await train()) };
}
