interface Sobre {
  entidad: 'historia' | 'tarea';
  _id: string;
}

interface Comentario {
  titulo: string;
  extracto: string;
}

/** What whoever has a task reads of a comment on it. */
export const commentText = ({ titulo, extracto }: Comentario, autor: string | null): string =>
  `${autor ?? 'Alguien'} ha comentado «${titulo}»: ${extracto}`;

/** Where what was said is read: the task's page, or the story in its backlog. */
export const commentPath = ({ entidad, _id }: Sobre, proyecto: string): string =>
  entidad === 'tarea' ? `/tareas/${_id}` : `/backlog/${proyecto}?historia=${_id}`;
