import type { Condicion, Marca, Nodo, NombreDeCampo } from '@pmp/consulta';
import { partsOfClave } from '@pmp/contracts/proyectos';
import { toBuscable } from '@pmp/platform';

export interface ConNombre {
  _id: { toString(): string };
  nombre: string;
  clave?: string | undefined;
  clavesAnteriores?: string[] | undefined;
}

/** The values of a field in a query, wherever it names them. */
export function valoresEn(nodo: Nodo | null, campo: NombreDeCampo): string[] {
  if (!nodo) return [];
  if (nodo.clase === 'y' || nodo.clase === 'o') return nodo.de.flatMap((each) => valoresEn(each, campo));
  if (nodo.clase === 'no') return valoresEn(nodo.de, campo);
  return nodo.clase === 'condicion' && nodo.campo === campo ? (nodo as Condicion).valores : [];
}

/** Whether a query asks for this anywhere. */
export function hasMarca(nodo: Nodo | null, marca: Marca): boolean {
  if (!nodo) return false;
  if (nodo.clase === 'y' || nodo.clase === 'o') return nodo.de.some((each) => hasMarca(each, marca));
  if (nodo.clase === 'no') return hasMarca(nodo.de, marca);
  return nodo.clase === 'marca' && nodo.marca === marca;
}

/** The keys that an element called by this one may have now: its own, and those of a project that had that one before. */
export function clavesLlamadas(
  proyectos: readonly { clave: string; clavesAnteriores?: string[] }[],
  valor: string,
): string[] {
  const dicha = valor.toUpperCase();
  const parts = partsOfClave(dicha);
  if (!parts) return [dicha];
  const own = proyectos.filter(({ clave }) => clave === parts.proyecto);
  const former = proyectos.filter(({ clavesAnteriores }) => clavesAnteriores?.includes(parts.proyecto));
  const all = (own.length ? own : former).flatMap(({ clave, clavesAnteriores = [] }) => [
    clave,
    ...clavesAnteriores,
  ]);
  return [...new Set([dicha, ...all.map((clave) => `${clave}-${parts.numero}`)])];
}

/**
 * Those that are called so: by their id, their key or their whole name; only if there are none, by a key that they had
 * before, which saved queries may still say, and then by a part of the name.
 */
export function llamados<T extends ConNombre>(todos: readonly T[], valor: string): T[] {
  const said = toBuscable(valor.trim());
  const exact = todos.filter(
    ({ _id, nombre, clave }) =>
      String(_id) === said || toBuscable(nombre) === said || (clave && toBuscable(clave) === said),
  );
  if (exact.length) return exact;
  const former = todos.filter(({ clavesAnteriores = [] }) =>
    clavesAnteriores.some((clave) => toBuscable(clave) === said),
  );
  return former.length ? former : todos.filter(({ nombre }) => toBuscable(nombre).includes(said));
}
