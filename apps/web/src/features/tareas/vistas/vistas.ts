import type { Vista } from '@pmp/contracts/usuarios';

// The contract's own limits live beside its zod schemas, which the browser does not load; vistas.spec.ts compares.
export const MAX_VISTAS = 50;
export const MAX_NOMBRE = 60;
export const MAX_LISTA = 1000;

/** Saving under an existing name replaces its list. */
export const addVista = (vistas: Vista[], vista: Vista): Vista[] => {
  const same = vistas.findIndex(({ nombre }) => nombre === vista.nombre);
  return same < 0 ? [...vistas, vista] : vistas.with(same, vista);
};

const freeName = (nombre: string, vistas: Vista[]): string => {
  const taken = new Set(vistas.map((vista) => vista.nombre));
  let free = nombre;
  for (let n = 2; taken.has(free); n += 1) free = `${nombre} (${n})`;
  return free;
};

/** Adds as many of `more` as fit without replacing any: a taken name gets a number. */
export const joinVistas = (vistas: Vista[], more: Vista[]): Vista[] =>
  more.reduce((joined, vista) => {
    const isThere = joined.some(
      ({ _id, nombre, lista }) => _id === vista._id || (nombre === vista.nombre && lista === vista.lista),
    );
    if (isThere || joined.length >= MAX_VISTAS) return joined;
    return [...joined, { ...vista, nombre: freeName(vista.nombre, joined) }];
  }, vistas);
