import { isEmpty } from './difference.ts';
import type { Index } from './inspect-package.ts';
import { type Difference, KINDS } from '@pmp/paquete';

const MAX_NAMED = 8;

function named(what: string, ids: readonly string[], nameOf: (id: string) => string): string[] {
  if (ids.length === 0) return [];
  const shown = ids.slice(0, MAX_NAMED).map((id) => `    ${what} ${nameOf(id)}`);
  return ids.length > MAX_NAMED ? [...shown, `    ${what} … y ${ids.length - MAX_NAMED} más`] : shown;
}

/** For people to read before they decide. */
export function reportOf(difference: Difference, before: Index, after: Index): string {
  const lines = KINDS.flatMap((kind) => {
    const one = difference[kind];
    const counts =
      `${kind}: ${one.creados.length} nuevos, ${one.cambiados.length} cambiados, ` +
      `${one.retirados.length} retirados, ${one.iguales} iguales`;
    if (isEmpty(one)) return [counts];
    const nameOf = (id: string) => (after[kind].get(id) ?? before[kind].get(id))!.nombre;
    return [
      counts,
      ...named('+', one.creados, nameOf),
      ...named('~', one.cambiados, nameOf),
      ...named('-', one.retirados, nameOf),
    ];
  });
  return lines.join('\n');
}
