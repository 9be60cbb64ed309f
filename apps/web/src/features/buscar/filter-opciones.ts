import { plainText } from '../../shared/dominio/plain-text';
import { findTypos } from './find-typos';
import { type Grupo, GRUPOS, type Opcion } from './opcion';

/** Quotes are dropped: the words are searched one by one. */
const wordsOf = (q: string): string[] => {
  const words = plainText(q)
    .split(/[\s"“”„«»]+/)
    .filter((word) => word !== '');
  return words.length > 0 ? words : [plainText(q).trim()];
};

/** Whether it contains every word of the text, ignoring accents and capitals. */
export const matches = (opcion: Pick<Opcion, 'titulo' | 'alias' | 'detalle'>, q: string): boolean => {
  const where = plainText([opcion.titulo, opcion.alias, opcion.detalle].join(' '));
  return wordsOf(q).every((word) => where.includes(word));
};

/** Titles that begin with the text come before those that only contain it. */
const byFit = (q: string) => (a: Opcion, b: Opcion) => {
  const start = plainText(q.trim());
  const begins = ({ titulo }: Opcion) => (plainText(titulo).startsWith(start) ? 0 : 1);
  return begins(a) - begins(b);
};

/** What contains the text, then what is only a slip away from it. */
export const findIn = (opciones: readonly Opcion[], q: string, max: number): Opcion[] => {
  const found = opciones.filter((opcion) => matches(opcion, q)).sort(byFit(q));
  if (found.length >= max) return found.slice(0, max);
  const others = opciones.filter((opcion) => !found.includes(opcion));
  const meant = findTypos(others, q, ({ titulo, alias = '', detalle = '' }) =>
    [titulo, alias, detalle].join(' '),
  );
  return [...found, ...meant].slice(0, max);
};

/** Only by what they are called: what is said beside it is the same for all, or about something else. */
export const findByTitulo = (opciones: readonly Opcion[], q: string, max: number): Opcion[] => {
  const byId = new Map(opciones.map((opcion) => [opcion.id, opcion]));
  const named = opciones.map(({ detalle: _, ...opcion }) => opcion);
  return findIn(named, q, max).flatMap(({ id }) => byId.get(id) ?? []);
};

export interface Seccion {
  value: Grupo;
  items: Opcion[];
}

/** The groups that are not empty, in their fixed order. */
export const toSecciones = (opciones: readonly Opcion[]): Seccion[] =>
  GRUPOS.map((value) => ({ value, items: opciones.filter(({ grupo }) => grupo === value) })).filter(
    ({ items }) => items.length > 0,
  );
