import type { Cambio } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import type { InfiniteData } from '@tanstack/react-query';

/** Newest first, as they are loaded. */
export interface Pagina {
  comentarios: Comentario[];
  siguiente?: string | null;
}

export type Paginas = InfiniteData<Pagina>;

/** The loaded comments in the order they are shown: oldest first. */
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

/** Inserts a comment in its place; if it is there already, the newer version stays. */
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

/** The conversation about `sobre` after a change; the same object when the change is about something else. */
export const afterCambio = (data: Paginas, sobre: string, cambio: Cambio): Paginas => {
  if (cambio.entidad !== 'comentario') return data;
  if (cambio.accion === 'eliminado') return withoutComentario(data, cambio._id);
  const comentario = cambio.datos as Comentario;
  if (comentario.sobre._id !== sobre) return data;
  const isShown = inOrder(data).some(({ _id }) => _id === comentario._id);
  // An older comment than those loaded will come with its page.
  return isShown || cambio.accion === 'creado' ? withComentario(data, comentario) : data;
};
