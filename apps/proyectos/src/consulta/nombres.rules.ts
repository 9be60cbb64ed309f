import type { Condicion, Nodo, NombreDeCampo } from '@pmp/consulta';
import { toBuscable } from '@pmp/platform';

export interface ConNombre {
  _id: { toString(): string };
  nombre: string;
  clave?: string | undefined;
}

/** The values of a field in a query, wherever it names them. */
export function valoresEn(nodo: Nodo | null, campo: NombreDeCampo): string[] {
  if (!nodo) return [];
  if (nodo.clase === 'y' || nodo.clase === 'o') return nodo.de.flatMap((each) => valoresEn(each, campo));
  if (nodo.clase === 'no') return valoresEn(nodo.de, campo);
  return nodo.clase === 'condicion' && nodo.campo === campo ? (nodo as Condicion).valores : [];
}

/** Those that are called so: by their id, their key or their whole name; only if there are none, by a part of it. */
export function llamados<T extends ConNombre>(todos: readonly T[], valor: string): T[] {
  const said = toBuscable(valor.trim());
  const exact = todos.filter(
    ({ _id, nombre, clave }) =>
      String(_id) === said || toBuscable(nombre) === said || (clave && toBuscable(clave) === said),
  );
  return exact.length ? exact : todos.filter(({ nombre }) => toBuscable(nombre).includes(said));
}
