import type { Line } from '@pmp/paquete';

/** The keys that a project has and had. */
export const clavesOf = ({ clave, clavesAnteriores = [] }: Line<'proyecto'>): string[] => [
  clave,
  ...clavesAnteriores,
];

/** Old addresses go on leading to it: those of the keys that it had there, and those of the ones that it has `here`. */
export function withClaves(proyecto: Line<'proyecto'>, here: readonly string[]): Line<'proyecto'> {
  const { clavesAnteriores: _, ...rest } = proyecto;
  const former = [...new Set([...clavesOf(proyecto), ...here])].filter((clave) => clave !== proyecto.clave);
  return former.length ? { ...rest, clavesAnteriores: former.sort() } : rest;
}
