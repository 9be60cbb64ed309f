import type { Cambio } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import type { InfiniteData } from '@tanstack/react-query';

/** Newest first, as they are read. */
export interface Pagina {
  comentarios: Comentario[];
  siguiente?: string | null;
}

export type Paginas = InfiniteData<Pagina>;

/** What is read of a conversation, as it is shown: oldest first. */
export const inOrder = ({ pages }: Paginas): Comentario[] =>
  pages.flatMap(({ comentarios }) => comentarios).reverse();

const mapPages = (data: Paginas, change: (comentarios: Comentario[]) => Comentario[]): Paginas => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, comentarios: change(page.comentarios) })),
});

export const withoutComentario = (data: Paginas, id: string): Paginas =>
  mapPages(data, (comentarios) => comentarios.filter(({ _id }) => _id !== id));

const isAfter = (a: Comentario, b: Comentario) =>
  a.createdAt === b.createdAt ? a._id > b._id : a.createdAt > b.createdAt;

/** A new one, in its place; of one that is there already, the newer version stays. */
export const withComentario = (data: Paginas, comentario: Comentario): Paginas => {
  const { _id, version } = comentario;
  const isKnown = data.pages.some(({ comentarios }) => comentarios.some((one) => one._id === _id));
  if (isKnown) {
    return mapPages(data, (comentarios) =>
      comentarios.map((one) => (one._id === _id && one.version < version ? comentario : one)),
    );
  }
  const [first, ...rest] = data.pages;
  if (!first) return data;
  const older = first.comentarios.findIndex((one) => isAfter(comentario, one));
  const at = older < 0 ? first.comentarios.length : older;
  return {
    ...data,
    pages: [{ ...first, comentarios: first.comentarios.toSpliced(at, 0, comentario) }, ...rest],
  };
};

/** The conversation about `sobre` after a change that was heard; itself where that is none of its business. */
export const afterCambio = (data: Paginas, sobre: string, cambio: Cambio): Paginas => {
  if (cambio.entidad !== 'comentario') return data;
  if (cambio.accion === 'eliminado') return withoutComentario(data, cambio._id);
  const comentario = cambio.datos as Comentario;
  if (comentario.sobre._id !== sobre) return data;
  const isShown = inOrder(data).some(({ _id }) => _id === comentario._id);
  // One that is further up than what was read comes with its page.
  return isShown || cambio.accion === 'creado' ? withComentario(data, comentario) : data;
};
