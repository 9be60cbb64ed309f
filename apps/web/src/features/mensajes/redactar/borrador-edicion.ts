import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { guardarBorrador, leerBorrador } from '../../../shared/escritura/borradores/borradores';

/** A message whose text was being changed. */
interface Edicion {
  mensaje: Mensaje;
  texto: string;
}

export const lugarDe = ({ tipoChat, chatId }: ChatRef): string => `${tipoChat}.${chatId}`;

export const leerEdicion = (chat: ChatRef): Edicion | undefined =>
  leerBorrador<Edicion>('mensajeEditado', lugarDe(chat));

/** Undefined: it is saved, or was left. */
export const guardarEdicion = (chat: ChatRef, edicion: Edicion | undefined): void =>
  guardarBorrador('mensajeEditado', lugarDe(chat), edicion);
