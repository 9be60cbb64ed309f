import {
  CERCA_DEL_LIMITE,
  LIMITES_EMBEBIDA,
  type EstadoServicio,
  type TamanoEmbebida,
} from '@pmp/contracts/common';

/** How near an installation with the embedded database is to what that carries; null: with a MongoDB. */
export function tamanoEmbebidaOf(
  estados: readonly (EstadoServicio | null)[],
  sockets: number,
): TamanoEmbebida | null {
  const datos = estados.flatMap((estado) => estado?.datos ?? []);
  if (!datos.some(({ embebida }) => embebida)) return null;
  const usado = {
    documentos: datos.reduce((sum, { documentos }) => sum + documentos, 0),
    personas: estados.reduce((sum, estado) => sum + (estado?.personas ?? 0), 0),
    sockets,
  };
  const limites = LIMITES_EMBEBIDA;
  const cerca = (Object.keys(usado) as (keyof typeof usado)[]).some(
    (que) => usado[que] >= limites[que] * CERCA_DEL_LIMITE,
  );
  return { usado, limites, cerca };
}
