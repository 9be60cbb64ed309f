import type { ComentarioEncontrado } from '@pmp/contracts/proyectos';
import { MessageSquareText } from 'lucide-react';
import { formatMomento } from '../../shared/fechas/dates';
import { paths } from '../../shared/navegar/paths';
import type { Opcion } from './opcion';

/** The address of the commented item, at the comment. */
const pathOf = ({ _id, sobre, proyecto }: ComentarioEncontrado): string =>
  sobre.entidad === 'tarea'
    ? `${paths.tarea(sobre._id)}?comentario=${_id}`
    : `${paths.historia(proyecto, sobre._id)}&comentario=${_id}`;

export const toComentario = (encontrado: ComentarioEncontrado, sinNombre: string): Opcion => ({
  id: encontrado._id,
  grupo: 'comentarios',
  titulo: encontrado.extracto,
  // The title comes last: it is the longest part, and whatever does not fit is cut off.
  detalle: [
    encontrado.autor?.nombre ?? sinNombre,
    formatMomento(encontrado.createdAt),
    encontrado.sobre.titulo,
  ].join(' · '),
  Icon: MessageSquareText,
  to: pathOf(encontrado),
});
