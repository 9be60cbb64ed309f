import type { EntradaAuditoria } from '@pmp/contracts/usuarios';

/**
 * The readable name of what a line is about: for a message, its conversation, whose key holds ids. Null where there
 * is nothing to read.
 */
export function tituloOf(
  { entidad, titulo }: EntradaAuditoria,
  nombres: ReadonlyMap<string, string>,
): string | null {
  if (entidad !== 'mensaje' || titulo === null) return titulo;
  const ids = titulo.slice(titulo.indexOf('.') + 1).split('-');
  const conocidos = ids.flatMap((id) => nombres.get(id) ?? []);
  return conocidos.length === ids.length ? conocidos.join(', ') : null;
}
