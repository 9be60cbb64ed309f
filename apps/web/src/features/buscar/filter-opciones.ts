import { plainText } from '../../shared/dominio/plain-text';
import { findTypos } from './find-typos';
import { type Grupo, GRUPOS, type Opcion } from './opcion';
import type { Uso } from './uso';

type Buscable = Pick<Opcion, 'titulo' | 'alias' | 'detalle'>;

/** Quotes are dropped: the words are searched one by one. */
export const wordsOf = (q: string): string[] => {
  const words = plainText(q)
    .split(/[\s"“”„«»]+/)
    .filter((word) => word !== '');
  return words.length > 0 ? words : [plainText(q).trim()];
};

const todoDe = ({ titulo, alias = '', detalle = '' }: Buscable) => [titulo, alias, detalle].join(' ');
const nombreDe = ({ titulo, alias = '' }: Buscable) => [titulo, alias].join(' ');

interface Leida {
  titulo: string;
  nombre: string;
  todo: string;
}

/** Read once, however much is typed: there may be thousands. */
const leidas = new WeakMap<Buscable, Leida>();

const leer = (opcion: Buscable): Leida => {
  const known = leidas.get(opcion);
  if (known) return known;
  const leida = {
    titulo: plainText(opcion.titulo),
    nombre: plainText(nombreDe(opcion)),
    todo: plainText(todoDe(opcion)),
  };
  leidas.set(opcion, leida);
  return leida;
};

/** Whether it contains every word of the text, ignoring accents and capitals. */
export const matches = (opcion: Buscable, q: string): boolean => {
  const { todo } = leer(opcion);
  return wordsOf(q).every((word) => todo.includes(word));
};

interface Busqueda {
  uso?: Uso | undefined;
  /** Only by what they are called: what is said beside it is the same for all, or about something else. */
  soloNombre?: boolean;
}

/** What is used most first, otherwise as they come. */
export const byUso =
  (uso: Uso | undefined) =>
  (a: Opcion, b: Opcion): number =>
    (uso?.get(b.id) ?? 0) - (uso?.get(a.id) ?? 0);

/** Titles that begin with the text come before those that only contain it; among them, what is used most. */
const byFit = (q: string, uso: Uso | undefined) => {
  const start = plainText(q.trim());
  const begins = (opcion: Opcion) => (leer(opcion).titulo.startsWith(start) ? 0 : 1);
  return (a: Opcion, b: Opcion) => begins(a) - begins(b) || byUso(uso)(a, b);
};

/** What contains the text, then what is only a slip away from it. */
export const findIn = <O extends Opcion>(
  opciones: readonly O[],
  q: string,
  max: number,
  { uso, soloNombre = false }: Busqueda = {},
): O[] => {
  const words = wordsOf(q);
  const campo = soloNombre ? 'nombre' : 'todo';
  const found = opciones.filter((opcion) => {
    const text = leer(opcion)[campo];
    return words.every((word) => text.includes(word));
  });
  found.sort(byFit(q, uso));
  if (found.length >= max) return found.slice(0, max);
  const has = new Set(found);
  const meant = findTypos(opciones, q, soloNombre ? nombreDe : todoDe).filter((opcion) => !has.has(opcion));
  return [...found, ...meant].slice(0, max);
};

export const findByTitulo = <O extends Opcion>(opciones: readonly O[], q: string, max: number, uso?: Uso) =>
  findIn(opciones, q, max, { uso, soloNombre: true });

export interface Seccion {
  value: Grupo;
  items: Opcion[];
}

/** The groups that are not empty, in their fixed order. */
export const toSecciones = (opciones: readonly Opcion[]): Seccion[] =>
  GRUPOS.map((value) => ({ value, items: opciones.filter(({ grupo }) => grupo === value) })).filter(
    ({ items }) => items.length > 0,
  );
