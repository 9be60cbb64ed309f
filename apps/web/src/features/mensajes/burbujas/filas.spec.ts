import { describe, expect, it } from '@jest/globals';
import type { Mensaje } from '@pmp/contracts/mensajes';
import { anId } from '../../../shared/testing/datos/builders';
import { aMensaje } from '../../../shared/testing/datos/comunicacion';
import { buildFilas } from './filas';

const luis = { _id: anId(), nombre: 'Luis', avatar: null };
const marta = { _id: anId(), nombre: 'Marta', avatar: null };
const at = (secuencia: number, minute: number, emisor = luis, day = 20): Mensaje =>
  aMensaje({ secuencia, emisor, timestamp: new Date(2026, 10, day, 10, minute).toISOString() });

const shape = (mensajes: Mensaje[], divisor: number | null = null) =>
  buildFilas(mensajes, divisor).map((fila) =>
    fila.tipo === 'mensaje' ? `${fila.mensaje.secuencia}${fila.seguido ? '+' : ''}` : fila.tipo,
  );

describe('rows of a conversation', () => {
  it('separate days and group consecutive messages of one person', () => {
    expect(shape([at(1, 0, luis, 19), at(2, 0), at(3, 4), at(4, 5, marta), at(5, 20, marta)])).toEqual([
      'dia',
      '1',
      'dia',
      '2',
      '3+',
      '4',
      '5',
    ]);
  });

  it('put a divider before the first unread message', () => {
    expect(shape([at(1, 0), at(2, 1)], 1)).toEqual(['dia', '1', 'noLeidos', '2']);
    expect(shape([at(1, 0), at(2, 1)], 0)).toEqual(['dia', 'noLeidos', '1', '2+']);
  });

  it('show no divider where the first unread is not loaded', () => {
    expect(shape([at(8, 0), at(9, 1)], 3)).toEqual(['dia', '8', '9+']);
  });
});
