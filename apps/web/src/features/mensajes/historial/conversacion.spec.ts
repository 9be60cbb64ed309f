/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { anId } from '../../../shared/testing/datos/builders';
import { aMensaje, aMensajesReply } from '../../../shared/testing/datos/comunicacion';
import {
  type Conversacion,
  MAX_LOADED,
  withEliminado,
  withEnd,
  withLeidos,
  withMensaje,
  withNewer,
  withOlder,
} from './conversacion';

const ids = new Map<number, string>();
const idOf = (n: number) => ids.get(n) ?? ids.set(n, anId()).get(n)!;
const m = (secuencia: number, over = {}) => aMensaje({ _id: idOf(secuencia), secuencia, ...over });
const stretch = (from: number, to: number, over: Partial<Conversacion> = {}): Conversacion =>
  aMensajesReply(
    Array.from({ length: to - from + 1 }, (_, i) => m(from + i)),
    { hayAnteriores: from > 1, ...over },
  );
const numbers = (data: Conversacion | undefined) => data?.mensajes.map(({ secuencia }) => secuencia);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a conversation in pages', () => {
  it('keeps what was loaded when the refetched end overlaps it', () => {
    expect(numbers(withEnd(stretch(1, 60), stretch(50, 99)))).toEqual(range(1, 99));
    expect(numbers(withEnd(stretch(1, 49), stretch(50, 99)))).toEqual(range(1, 99));
  });

  it('starts over when there is a gap before the refetched end', () => {
    const data = withEnd(stretch(1, 48), stretch(50, 99));
    expect([numbers(data), data.hayAnteriores]).toEqual([range(50, 99), true]);
  });

  it('loads backwards page by page and drops the far end', () => {
    const data = withOlder(stretch(51, 50 + MAX_LOADED), stretch(1, 50));
    expect([numbers(data), data.hayAnteriores, data.hayPosteriores]).toEqual([
      range(1, MAX_LOADED),
      false,
      true,
    ]);
  });

  it('loads forwards to the end', () => {
    const data = withNewer(stretch(1, 50, { hayPosteriores: true }), stretch(51, 70));
    expect([numbers(data), data.hayPosteriores]).toEqual([range(1, 70), false]);
  });
});

describe('what arrives live', () => {
  it('is inserted in its order, once', () => {
    const data = withMensaje(withMensaje(stretch(1, 2), m(3))!, m(3));
    expect(numbers(data)).toEqual([1, 2, 3]);
  });

  it('reports a gap instead of showing one', () => {
    expect(withMensaje(stretch(1, 2), m(5))).toBeUndefined();
  });

  it('is left out while an older part is shown', () => {
    expect(numbers(withMensaje(stretch(1, 2, { hayPosteriores: true }), m(3)))).toEqual([1, 2]);
  });

  it('never replaces a newer version, and never becomes unread again', () => {
    const data = aMensajesReply([m(1, { contenido: 'dos', version: 2, leido: true })]);
    expect(withMensaje(data, m(1, { contenido: 'uno', version: 1 }))!.mensajes[0]).toMatchObject({
      contenido: 'dos',
      leido: true,
    });
  });

  it('empties a deleted message and the quotes of it', () => {
    const { emisor } = m(1);
    const cita = { _id: idOf(1), emisor, contenido: 'uno', eliminado: false };
    const data = aMensajesReply([m(1, { contenido: 'uno' }), m(2, { respuestaA: cita })]);
    const after = withEliminado(data, {
      _id: idOf(1),
      chatId: anId(),
      tipoChat: 'equipo',
      secuencia: 1,
      version: 2,
    });
    expect(after.mensajes.map(({ eliminado, respuestaA }) => eliminado || respuestaA?.eliminado)).toEqual([
      true,
      true,
    ]);
  });

  it('moves my read cursor when I read elsewhere, and marks my messages as read when others read', () => {
    const yo = { _id: anId(), nombre: 'Yo', avatar: null };
    const data = aMensajesReply([m(1, { emisor: yo }), m(2), m(3, { emisor: yo })], { leidoHasta: 1 });
    const leidos = { chatId: anId(), tipoChat: 'equipo' as const, hasta: 3, leidoHasta: 2 };
    expect(withLeidos(data, { ...leidos, lector: yo._id }, yo._id).leidoHasta).toBe(3);
    const others = withLeidos(data, { ...leidos, lector: anId() }, yo._id);
    expect(others.mensajes.map(({ leido }) => leido)).toEqual([true, false, false]);
  });
});
