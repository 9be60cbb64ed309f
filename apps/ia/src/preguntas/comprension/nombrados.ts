import type { Epica, Proyecto, Sprint } from '../../datos/lectura/datos';
import type { Gente, PersonReader } from '../person-reader';
import { type Cosa, namedCosas, type Nombrada, wordOfTitle } from './cosas';
import { palabrasOf } from './palabras';
import { normalize, wordsOf } from '../texto/normalize';
import { contentWordsOf, isSameWord } from '../texto/similarity';

/** What the words of a question stand for, in what the asker may see. */
export interface Nombrados {
  /** Several: the words fit each as well. */
  personas: Gente[];
  proyecto: Proyecto | null;
  epica: Epica | null;
  sprint: Sprint | null;
  /** Stories and tasks, the surest first; of a key that is named, that one alone. */
  cosas: Nombrada[];
  /** A key of a project that the asker sees, and of nothing in it. */
  claveSinNada: string | null;
  /** The words that may only be part of a title, and those between quotes that are no whole one. */
  partes: string[];
  /** The question with a mark for each name: `¿qué tiene xpersona?`. */
  marcado: string;
}

/** What names are looked up in; the stories and tasks are read when a word may be of a title. */
export interface Directorio {
  proyectos: readonly Proyecto[];
  gente: readonly Gente[];
  epicas: readonly Epica[];
  sprints: readonly Sprint[];
  cosas: () => Promise<readonly Cosa[]>;
}

export async function directorioOf(reader: PersonReader): Promise<Directorio> {
  const ids = reader.proyectos.map(({ _id }) => _id);
  const [gente, epicas, sprints] = await Promise.all([
    reader.gente(ids),
    reader.epicas(ids),
    reader.sprints(ids),
  ]);
  let cosas: Promise<readonly Cosa[]> | null = null;
  return {
    proyectos: reader.proyectos,
    gente,
    epicas,
    sprints,
    cosas: () => (cosas ??= cosasOf(reader, ids)),
  };
}

const MAX_TAREAS = 5_000;

async function cosasOf(reader: PersonReader, proyectos: readonly string[]): Promise<Cosa[]> {
  const [tareas, historias] = await Promise.all([
    reader.tareas({ proyectos, orden: 'cambio', cuantas: MAX_TAREAS }),
    reader.historias(proyectos),
  ]);
  return [
    ...historias.map((item) => ({ tipo: 'historia' as const, item })),
    ...tareas.filas.map((item) => ({ tipo: 'tarea' as const, item })),
  ];
}

const CLAVE = /(?<![\p{L}\p{N}-])([\p{L}][\p{L}\p{N}]*)[-‐–](\d+)(?![\p{L}\p{N}-])/giu;
const ENTRE_COMILLAS = /["“”«»]([^"“”«»\n]{1,200})["“”«»]/gu;

/** The words of a text, each with the mark of the name it is part of, if of one. */
class Marcas {
  private readonly words: string[];

  constructor(texto: string) {
    this.words = wordsOf(texto);
  }

  get libres(): string[] {
    return this.words.filter((word) => !isMarked(word));
  }

  /** Marks these words where they stand one after the other; false: they do not. */
  sequence(words: readonly string[], marca: string): boolean {
    if (!words.length) return false;
    const at = this.words.findIndex((_, i) => words.every((word, k) => this.words[i + k] === word));
    if (at < 0) return false;
    this.words.splice(at, words.length, marca);
    return true;
  }

  /** Marks every such word, and says which they were. */
  each(isOne: (word: string) => boolean, marca: string): string[] {
    const found = this.libres.filter(isOne);
    this.words.forEach((word, i) => {
      if (found.includes(word)) this.words[i] = marca;
    });
    return found;
  }

  toString(): string {
    return this.words.filter((word, i) => !isMarked(word) || word !== this.words[i - 1]).join(' ');
  }
}

const isMarked = (word: string): boolean => /^x(?:persona|proyecto|epica|sprint|cosa)$/.test(word);

const longestFirst = <T>(items: readonly T[], nameOf: (item: T) => string): T[] =>
  items.toSorted((a, b) => nameOf(b).length - nameOf(a).length);

/** The key of a project now, or one that it had. */
const proyectoOfClave = (clave: string, proyectos: readonly Proyecto[]): Proyecto | undefined =>
  proyectos.find((one) => normalize(one.clave) === normalize(clave)) ??
  proyectos.find((one) => (one.clavesAnteriores ?? []).some((old) => normalize(old) === normalize(clave)));

const isNumbered = (clave: string | undefined, numero: string): boolean =>
  clave?.split('-').at(-1) === numero;

/** Words of project names that questions also use with another meaning. */
const CORRIENTES = new Set(
  'proyecto proyectos tarea tareas equipo sprint sprints historia historias app web nuevo nueva gestion trabajo'.split(
    ' ',
  ),
);
const SHORTEST_NAME = 4;
const MITAD = 0.5;

function markedProyecto(marcas: Marcas, proyectos: readonly Proyecto[]): Proyecto | null {
  const libres = marcas.libres;
  const said = (one: string): boolean => wordsOf(one).every((word) => libres.includes(word));
  const graded = proyectos.map((proyecto) => {
    const { nombre, clave, clavesAnteriores = [] } = proyecto;
    const propias = contentWordsOf(nombre).filter((word) => !CORRIENTES.has(word));
    const dichas = propias.filter(
      (propia) => propia.length >= SHORTEST_NAME && libres.some((word) => isSameWord(word, propia)),
    );
    const grado = said(clave) ? 2 : clavesAnteriores.some(said) ? 1.5 : dichas.length / (propias.length || 1);
    return { proyecto, grado, words: [...dichas, ...wordsOf(clave)] };
  });
  const [first, second] = graded.toSorted((a, b) => b.grado - a.grado);
  if (!first || first.grado < MITAD || first.grado === second?.grado) return null;
  marcas.each((word) => first.words.some((one) => isSameWord(word, one)), 'xproyecto');
  return first.proyecto;
}

const isNotion = (word: string): boolean => palabrasOf(word)[0]?.nocion != null;

/** Everybody whom the words may mean, by first name or surname; those with most of their names. */
function markedPersonas(marcas: Marcas, gente: readonly Gente[]): Gente[] {
  const libres = marcas.libres.filter((word) => word.length > 2);
  const raras = libres.filter((word) => word.length >= SHORTEST_NAME && palabrasOf(word)[0]?.exacta !== true);
  for (const isSaid of [
    (name: string) => libres.includes(name),
    (name: string) => name.length >= SHORTEST_NAME && raras.some((word) => isSameWord(word, name)),
  ]) {
    const graded = gente
      .map((persona) => {
        const names = wordsOf(persona.nombre).filter((name) => name.length > 2);
        return { persona, dichos: names.filter(isSaid) };
      })
      .filter(({ dichos }) => dichos.length > 0);
    const most = Math.max(0, ...graded.map(({ dichos }) => dichos.length));
    if (!most) continue;
    const found = graded.filter(({ dichos }) => dichos.length === most);
    const names = found.flatMap(({ dichos }) => dichos);
    marcas.each((word) => names.some((name) => isSameWord(word, name)), 'xpersona');
    return found.map(({ persona }) => persona);
  }
  return [];
}

/** With its capital, and not because it begins the sentence. */
const isWrittenAsName = (name: string, texto: string): boolean =>
  texto
    .split(/\s+/)
    .slice(1)
    .some((word) => word.replace(/[^\p{L}\p{N}]/gu, '') === name);

const DE_EPICA = /\bepicas?\b|\bepics?\b|\bepopee/;
const GRADO_DE_EPICA = 0.6;

function markedEpica(marcas: Marcas, epicas: readonly Epica[], texto: string): Epica | null {
  const dicha = DE_EPICA.test(normalize(texto));
  for (const epica of longestFirst(epicas, ({ titulo }) => titulo)) {
    const words = wordsOf(epica.titulo);
    // «Pagos» alone is also a word of questions, unless it is written as a name.
    const named = dicha || words.length > 1 || isWrittenAsName(epica.titulo, texto);
    if (named && marcas.sequence(words, 'xepica')) return epica;
  }
  if (!dicha) return null;
  const libres = marcas.libres;
  const [best] = epicas
    .map((epica) => {
      const words = contentWordsOf(epica.titulo);
      const same = words.filter((word) => libres.some((one) => isSameWord(one, word)));
      return { epica, same, grado: (same.length * same.length) / (words.length || 1) };
    })
    .toSorted((a, b) => b.grado - a.grado);
  if (!best || best.grado < GRADO_DE_EPICA) return null;
  marcas.each((word) => best.same.some((one) => isSameWord(word, one)), 'xepica');
  return best.epica;
}

/** Finds what is named: keys before all, then what is between quotes, whole titles, and words of them. */
export async function nombradosOf(texto: string, directorio: Directorio): Promise<Nombrados> {
  const { proyectos, gente, epicas, sprints } = directorio;
  const deClave: Nombrada[] = [];
  let deEpica: Epica | null = null;
  let claveSinNada: string | null = null;
  const cosas = async (): Promise<readonly Cosa[]> => directorio.cosas();
  let rest = texto;
  for (const [clave, nombre = '', numero = ''] of texto.matchAll(CLAVE)) {
    const proyecto = proyectoOfClave(nombre, proyectos);
    if (!proyecto) continue;
    const isIt = (one: { proyecto: string; clave?: string | undefined }): boolean =>
      one.proyecto === proyecto._id && isNumbered(one.clave, numero);
    const found = (await cosas()).find(({ item }) => isIt(item));
    const epica = epicas.find(isIt);
    if (found) deClave.push({ ...found, grado: Infinity, segura: true });
    else if (epica) deEpica = epica;
    else claveSinNada = clave;
    rest = rest.replace(clave, epica ? ' xepica ' : ' xcosa ');
  }
  const citas = [...rest.matchAll(ENTRE_COMILLAS)].map(([, cita = '']) => cita);
  const sprint =
    sprints.find(({ nombre }) => citas.some((cita) => normalize(cita) === normalize(nombre))) ?? null;
  const marcas = new Marcas(rest.replace(ENTRE_COMILLAS, sprint ? ' xsprint ' : ' xcosa '));
  const epica = deEpica ?? markedEpica(marcas, epicas, rest);
  const nombrado = sprint ?? markedSprint(marcas, sprints);
  const titles = deClave.length || claveSinNada ? [] : null;
  const enteras = titles ?? (await wholeTitles(marcas, citas, cosas));
  const proyecto = markedProyecto(marcas, proyectos);
  const personas = markedPersonas(marcas, gente);
  const parts = titles || enteras.length ? { cosas: enteras, words: [] } : await partialTitles(marcas, cosas);
  const sinTitulo = sprint || enteras.some(({ segura }) => segura) ? [] : citas;
  return {
    personas,
    proyecto,
    epica,
    sprint: nombrado,
    cosas: deClave.length ? deClave : parts.cosas,
    claveSinNada: deClave.length ? null : claveSinNada,
    partes: [...sinTitulo, ...parts.words],
    marcado: marcas.toString(),
  };
}

function markedSprint(marcas: Marcas, sprints: readonly Sprint[]): Sprint | null {
  const named = longestFirst(sprints, ({ nombre }) => nombre);
  return (
    named.find(({ nombre }) => wordsOf(nombre).length > 1 && marcas.sequence(wordsOf(nombre), 'xsprint')) ??
    null
  );
}

async function wholeTitles(
  marcas: Marcas,
  citas: readonly string[],
  cosas: () => Promise<readonly Cosa[]>,
): Promise<Nombrada[]> {
  if (citas.length) return namedCosas(citas.join(' '), await cosas(), true);
  if (marcas.libres.filter((word) => word.length > 3).length < 2) return [];
  for (const cosa of longestFirst(await cosas(), ({ item }) => item.titulo)) {
    const words = wordsOf(cosa.item.titulo);
    if (words.length > 1 && marcas.sequence(words, 'xcosa')) {
      const same = (await cosas()).filter(({ item }) => wordsOf(item.titulo).join(' ') === words.join(' '));
      return same.map((one) => ({ ...one, grado: words.length, segura: true }));
    }
  }
  return [];
}

async function partialTitles(
  marcas: Marcas,
  cosas: () => Promise<readonly Cosa[]>,
): Promise<{ cosas: Nombrada[]; words: string[] }> {
  const texto = marcas.libres.join(' ');
  const said = wordOfTitle(texto);
  if (!mayName(marcas.libres) && !said) return { cosas: [], words: [] };
  const found = namedCosas(texto, await cosas(), false);
  const best = found[0];
  if (!best) return { cosas: [], words: [] };
  const title = contentWordsOf(best.item.titulo);
  const rare = (word: string): boolean => !isNotion(word) || word === said || best.grado >= 1;
  const words = marcas.each(
    (word) => word.length > 3 && rare(word) && title.some((one) => isSameWord(word, one)),
    'xcosa',
  );
  return { cosas: found, words };
}

/** A word that is no notion may be of a title; most questions have none, and need not read all titles. */
const mayName = (libres: readonly string[]): boolean =>
  libres.some((word) => word.length > 3 && !isNotion(word));
