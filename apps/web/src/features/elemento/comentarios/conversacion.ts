import type { Comentario } from '@pmp/contracts/proyectos';
import { almacen } from '../../../shared/almacen/almacen';
import { filasDe, type Lista } from '../../../shared/almacen/lista';

/** As it was read: newest first. `siguiente`: where older ones begin. */
export interface Pagina extends Lista {
  siguiente?: string | null;
}

const byMoment = (a: Comentario, b: Comentario): number => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a._id < b._id ? -1 : 1;
};

/** The comments on `sobre` that have been read, with those that have come since, oldest first. */
export const conversacionDe = (paginas: readonly Pagina[], sobre: string): Comentario[] => {
  const [first] = paginas;
  if (!first) return [];
  const ids = paginas.flatMap((pagina) => pagina.ids);
  const leidos = filasDe('comentario', { ids, desde: first.desde });
  // An older one than those that have been read comes with its page.
  const desde = paginas.at(-1)?.siguiente ? leidos.toSorted(byMoment)[0]?.createdAt : undefined;
  const esNuevo = (comentario: Comentario) =>
    comentario.sobre._id === sobre && (desde === undefined || comentario.createdAt >= desde);
  return filasDe('comentario', { ids, desde: first.desde }, esNuevo).toSorted(byMoment);
};

/** Those on `sobre` that are known and are a decision, the oldest first. */
export const decisionesDe = (sobre: string): Comentario[] =>
  almacen
    .all('comentario')
    .filter((comentario) => comentario.sobre._id === sobre && comentario.decision)
    .toSorted(byMoment);
