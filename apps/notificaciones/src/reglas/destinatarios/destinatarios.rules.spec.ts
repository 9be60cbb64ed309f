import { describe, expect, it } from '@jest/globals';
import { avisoOf, withoutActor } from './destinatarios.rules';

describe('withoutActor', () => {
  it('leaves out whoever did it', () => {
    expect(withoutActor(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('lists nobody twice, and keeps everybody when the system did it', () => {
    expect(withoutActor(['a', 'b', 'a'], null)).toEqual(['a', 'b']);
  });
});

describe('avisoOf', () => {
  const hecho = { id: 'f:1', ocurrido: '2026-11-20T10:00:00.000Z', actor: 'a' };
  const contenido = { titulo: 'T', mensaje: 'M', accion: null, regla: 'mencion' } as const;

  it('has the fact as its cause, and its time', () => {
    expect(avisoOf(hecho, ['a', 'b'], contenido)).toEqual({
      ...contenido,
      personas: ['b'],
      timestamp: new Date(hecho.ocurrido),
      causa: 'f:1',
      actor: 'a',
    });
  });

  it('may have another cause', () => {
    expect(avisoOf(hecho, ['b'], contenido, 'm').causa).toBe('m');
  });
});
