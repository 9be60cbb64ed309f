import { describe, expect, it } from '@jest/globals';
import { sayAviso } from '@pmp/contracts/notificaciones';
import { mentionAviso, mentionPath } from './mencion.rules';

const mencion = {
  mensaje: 'm1',
  chat: { chatId: 'c1', tipoChat: 'equipo' },
  nombreChat: 'Comercio',
  emisor: { nombre: 'Ana' },
  extracto: '@Luis ¿lo ves?',
};

const mentionText = (one: Parameters<typeof mentionAviso>[0]) => sayAviso(mentionAviso(one)).mensaje;

describe('a mention', () => {
  it('names the chat where it has a name', () => {
    expect(mentionText(mencion)).toBe('Ana te ha mencionado en «Comercio»: @Luis ¿lo ves?');
    expect(mentionText({ ...mencion, nombreChat: null })).toBe('Ana te ha mencionado: @Luis ¿lo ves?');
  });

  it('leads to the message', () => {
    expect(mentionPath(mencion)).toBe('/mensajes?chat=c1&tipo=equipo&mensaje=m1');
  });
});
