/** A list that somebody wants to find again: its name and its filter as the address writes it. */
export interface Vista {
  id: string;
  nombre: string;
  lista: string;
}

const isVista = (value: unknown): value is Vista =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'nombre', 'lista'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

const keyOf = (usuario: string): string => `vistas-tareas:${usuario}`;

/** Kept in this browser, each person's apart. */
export const readVistas = (usuario: string): Vista[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(usuario)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVista) : [];
  } catch {
    return [];
  }
};

export const storeVistas = (usuario: string, vistas: Vista[]): void =>
  localStorage.setItem(keyOf(usuario), JSON.stringify(vistas));

/** A name that is already there takes the new list. */
export const addVista = (vistas: Vista[], vista: Vista): Vista[] => {
  const same = vistas.findIndex(({ nombre }) => nombre === vista.nombre);
  return same < 0 ? [...vistas, vista] : vistas.with(same, vista);
};
