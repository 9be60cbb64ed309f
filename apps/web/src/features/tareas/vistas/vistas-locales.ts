import { ID_PATTERN } from '../../../shared/http/new-id';

export const MAX_NOMBRE = 60;
const MAX_LISTA = 1000;

/** A list of tasks that an earlier version stored in this browser: a name, and the filter as the address wrote it. */
export interface VistaLocal {
  _id: string;
  nombre: string;
  lista: string;
}

const keyOf = (usuario: string): string => `vistas-tareas:${usuario}`;

/** Only valid views: one that the account refuses would block all the others. */
const isAccepted = ({ _id, nombre, lista }: VistaLocal): boolean =>
  ID_PATTERN.test(_id) && nombre.trim() !== '' && nombre.length <= MAX_NOMBRE && lista.length <= MAX_LISTA;

const toVistas = (value: unknown): VistaLocal[] => {
  const { id, nombre, lista } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof nombre !== 'string' || typeof lista !== 'string') return [];
  return [{ _id: id, nombre, lista }].filter(isAccepted);
};

/** A person's views that this browser stored before accounts could. */
export const readLocales = (usuario: string): VistaLocal[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(usuario)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(toVistas) : [];
  } catch {
    return [];
  }
};

export const forgetLocales = (usuario: string): void => localStorage.removeItem(keyOf(usuario));
