import { describe, expect, it } from '@jest/globals';
import { anId } from '../../../shared/testing/datos/builders';
import { aChat, aMensaje } from '../../../shared/testing/datos/comunicacion';
import { chatsWithEliminado, chatsWithLeidos, chatsWithMensaje, refOf } from './chat-list';

const yo = anId();
const a = aChat({ nombre: 'Álvaro', tipo: 'directo' });
const b = aChat({ nombre: 'Beta', secuencia: 4, leidoHasta: 4 });
const inB = (over = {}) => aMensaje({ ...refOf(b), secuencia: 5, ...over });

describe('chat list', () => {
  it('puts a chat with a new message first and counts it as unread', () => {
    const chats = chatsWithMensaje([a, b], inB({ contenido: 'Nuevo' }), yo)!;
    expect(chats[0]).toMatchObject({ nombre: 'Beta', noLeidos: 1, ultimoMensaje: { contenido: 'Nuevo' } });
  });

  it('does not count my own messages, nor one that arrives late', () => {
    const emisor = { _id: yo, nombre: 'Yo', avatar: null };
    expect(chatsWithMensaje([b], inB({ emisor }), yo)![0]!.noLeidos).toBe(0);
    expect(chatsWithMensaje([b], inB({ secuencia: 3 }), yo)![0]!.ultimoMensaje).toBeNull();
  });

  it('returns undefined for a conversation that is not in the list', () => {
    expect(chatsWithMensaje([a], inB(), yo)).toBeUndefined();
  });

  it('lowers the count when I read here or elsewhere, not when others read', () => {
    const unread = { ...b, secuencia: 9, noLeidos: 5 };
    const leidos = { ...refOf(b), hasta: 7, leidoHasta: 7 };
    expect(chatsWithLeidos([unread], { ...leidos, lector: yo }, yo)[0]!.noLeidos).toBe(2);
    expect(chatsWithLeidos([unread], { ...leidos, lector: anId() }, yo)[0]!.noLeidos).toBe(5);
  });

  it('empties the preview of a deleted last message', () => {
    const mensaje = inB({ contenido: 'Secreto' });
    const chats = chatsWithMensaje([b], mensaje, yo)!;
    expect(chatsWithEliminado(chats, mensaje)[0]!.ultimoMensaje).toMatchObject({
      contenido: '',
      eliminado: true,
    });
  });
});
