import { afterEach, describe, expect, it } from '@jest/globals';
import type { Mensaje } from '@pmp/contracts/mensajes';
import { almacen } from '../../../shared/almacen/almacen';
import { anId } from '../../../shared/testing/datos/builders';
import { aMensaje } from '../../../shared/testing/datos/comunicacion';
import { take, takeEliminado, takeLeidos } from './mensajes';

const chat = { chatId: anId(), tipoChat: 'equipo' as const };
const yo = { _id: anId(), nombre: 'Yo', avatar: null };
const m = (secuencia: number, over: Partial<Mensaje> = {}) => aMensaje({ ...chat, secuencia, ...over });
const now = ({ _id }: Mensaje) => almacen.get('mensaje', _id);

afterEach(almacen.clear);

describe('a message', () => {
  it('never takes an older version, and never becomes unread again', () => {
    const dos = m(1, { contenido: 'dos', version: 2, leido: true });
    take([dos]);
    take([{ ...dos, contenido: 'uno', version: 1 }]);
    expect(now(dos)).toMatchObject({ contenido: 'dos', leido: true });
    take([{ ...dos, contenido: 'tres', version: 3, leido: false }]);
    expect(now(dos)).toMatchObject({ contenido: 'tres', leido: true });
  });

  it('is edited and emptied in the quotes of it, too', () => {
    const uno = m(1, { contenido: 'uno', emisor: yo });
    const cita = { _id: uno._id, emisor: yo, contenido: 'uno', eliminado: false };
    const otro = m(2, { respuestaA: cita });
    take([uno, otro]);
    take([{ ...uno, contenido: 'una', version: 2, editado: uno.timestamp }]);
    expect(now(otro)?.respuestaA?.contenido).toBe('una');
    takeEliminado({ _id: uno._id, version: 3 });
    expect(now(uno)).toMatchObject({ contenido: '', eliminado: true, version: 3 });
    expect(now(otro)?.respuestaA).toMatchObject({ contenido: '', eliminado: true });
    take([{ ...uno, version: 2 }]);
    expect(now(uno)).toMatchObject({ eliminado: true });
  });

  it('is read when the others have read up to it, if it is mine and of this chat', () => {
    const all = [
      m(1, { emisor: yo }),
      m(2),
      m(3, { emisor: yo }),
      { ...m(1, { emisor: yo }), chatId: anId() },
    ];
    take(all);
    takeLeidos({ ...chat, lector: anId(), hasta: 3, leidoHasta: 2 }, yo._id);
    expect(all.map((each) => now(each)?.leido)).toEqual([true, false, false, false]);
  });
});
