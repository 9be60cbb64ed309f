import type { Mensaje } from '@pmp/contracts/mensajes';
import { MAX_TITULO } from '../../../shared/dominio/validators';
import { paths } from '../../../shared/navegar/paths';

export interface TareaValues {
  titulo: string;
  proyecto: string;
  epica: string;
  historia: string;
  avisar: boolean;
}

/** The first line of the message, cut to the length of a title. */
const titleOf = (contenido: string): string => {
  const line = contenido.trim().split('\n')[0] ?? '';
  const letters = Array.from(line);
  return letters.length > MAX_TITULO ? `${letters.slice(0, MAX_TITULO - 1).join('')}…` : line;
};

export const initialValues = (mensaje: Mensaje): TareaValues => ({
  titulo: titleOf(mensaje.contenido),
  proyecto: mensaje.tipoChat === 'proyecto' ? mensaje.chatId : '',
  epica: '',
  historia: '',
  avisar: true,
});

export const mensajeUrl = ({ tipoChat, chatId, _id }: Mensaje): string =>
  location.origin + paths.chat(tipoChat, chatId, _id);

export const tareaUrl = (id: string): string => location.origin + paths.tarea(id);
