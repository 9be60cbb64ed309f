/**
 * By author, the number up to which all other members have read their messages: the smallest cursor among the others,
 * or 0 when there are none.
 */
export function readByOthers(
  miembros: readonly string[],
  cursors: ReadonlyMap<string, number>,
): (autor: string) => number {
  const sorted = miembros
    .map((persona) => ({ persona, secuencia: cursors.get(persona) ?? 0 }))
    .sort((a, b) => a.secuencia - b.secuencia);
  return (autor) => sorted.find(({ persona }) => persona !== autor)?.secuencia ?? 0;
}
