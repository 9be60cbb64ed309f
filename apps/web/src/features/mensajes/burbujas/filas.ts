import type { Mensaje } from '@pmp/contracts/mensajes';
import { dayOf } from '../elegir/chat-time';

export type Fila =
  | { tipo: 'dia'; key: string; timestamp: string }
  | { tipo: 'noLeidos'; key: string }
  | { tipo: 'mensaje'; key: string; mensaje: Mensaje; seguido: boolean };

/** Messages of one person within this time form one block with one name. */
const TOGETHER_MS = 5 * 60_000;

const follows = (before: Mensaje, mensaje: Mensaje): boolean =>
  before.emisor._id === mensaje.emisor._id &&
  Date.parse(mensaje.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;

/** `divisor`: the `secuencia` of the last read message, null for none; never above the person's own message. */
export const buildFilas = (mensajes: Mensaje[], divisor: number | null): Fila[] => {
  const filas: Fila[] = [];
  let before: Mensaje | undefined;
  for (const mensaje of mensajes) {
    const newDay = !before || dayOf(before.timestamp) !== dayOf(mensaje.timestamp);
    if (newDay) filas.push({ tipo: 'dia', key: `dia-${mensaje._id}`, timestamp: mensaje.timestamp });
    const divides =
      divisor !== null &&
      mensaje.secuencia > divisor &&
      (before ? before.secuencia <= divisor : divisor === 0);
    if (divides) filas.push({ tipo: 'noLeidos', key: 'no-leidos' });
    const seguido = !newDay && !divides && before !== undefined && follows(before, mensaje);
    filas.push({ tipo: 'mensaje', key: mensaje._id, mensaje, seguido });
    before = mensaje;
  }
  return filas;
};
