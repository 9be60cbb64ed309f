import type { Said } from '@pmp/contracts/notificaciones';

interface Sobre {
  entidad: 'historia' | 'tarea';
  _id: string;
}

interface Comentario {
  titulo: string;
  extracto: string;
}

/** The notification's text for a task's assignee. */
export const commentAviso = ({ titulo, extracto: texto }: Comentario, autor: string | null): Said =>
  autor
    ? { aviso: 'comentario', parametros: { autor, titulo, texto } }
    : { aviso: 'comentarioSinAutor', parametros: { titulo, texto } };

/** The link: to the comment's place on the task's page, or beside the story in its backlog. */
export const commentPath = (comentario: string, { entidad, _id }: Sobre, proyecto: string): string =>
  entidad === 'tarea'
    ? `/tareas/${_id}?comentario=${comentario}`
    : `/backlog/${proyecto}?historia=${_id}&comentario=${comentario}`;
