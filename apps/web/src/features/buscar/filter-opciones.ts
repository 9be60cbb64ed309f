import { plainText } from '../../shared/dominio/plain-text';
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

export const findIn = (opciones: readonly Opcion[], q: string, max: number): Opcion[] =>
  opciones
    .filter((opcion) => matches(opcion, q))
    .sort(byFit(q))
    .slice(0, max);

export interface Seccion {
  value: Grupo;
  items: Opcion[];
}

/** The groups that are not empty, in their fixed order. */
export const toSecciones = (opciones: readonly Opcion[]): Seccion[] =>
  GRUPOS.map((value) => ({ value, items: opciones.filter(({ grupo }) => grupo === value) })).filter(
    ({ items }) => items.length > 0,
  );
