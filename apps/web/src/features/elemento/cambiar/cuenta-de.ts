import type { Elemento } from '../../../shared/elementos/elementos';

/** The text that counts them: stories where all are stories, and items where they are of several kinds. */
export const cuentaDe = (elementos: readonly Elemento[]) => {
  const [entidad, otra] = new Set(elementos.map((each) => each.entidad));
  return entidad === undefined || otra !== undefined ? 'elementos' : (`${entidad}s` as const);
};
