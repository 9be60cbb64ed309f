import type { EtiquetaDeElemento } from '@pmp/contracts/common';

interface Etiquetado {
  etiquetas?: EtiquetaDeElemento[] | undefined;
}

/** The labels that some item of a list has, by name: what it can be filtered by. */
export const etiquetasOf = <T extends Etiquetado>(
  items: readonly T[],
): (EtiquetaDeElemento & { de: T })[] => {
  const byId = new Map<string, EtiquetaDeElemento & { de: T }>();
  for (const de of items)
    for (const etiqueta of de.etiquetas ?? []) byId.set(etiqueta._id, { ...etiqueta, de });
  return [...byId.values()].sort((a, b) => a.nombre.localeCompare(b.nombre));
};

export const tieneEtiqueta = ({ etiquetas }: Etiquetado, id: string): boolean =>
  Boolean(etiquetas?.some(({ _id }) => _id === id));
