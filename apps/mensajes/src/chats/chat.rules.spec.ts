import { describe, expect, it } from '@jest/globals';
import { byNewest } from './chat.rules';

const chat = (nombre: string, timestamp?: string) => ({
  nombre,
  ultimoMensaje: timestamp
    ? { _id: '1', contenido: '', timestamp, emisor: null, eliminado: false, archivos: 0 }
    : null,
});

describe('byNewest', () => {
  it('puts the newest first and silent ones last, by name in Spanish', () => {
    const sorted = [
      chat('Zeta'),
      chat('Ámbar'),
      chat('Viejo', '2026-11-19T10:00:00.000Z'),
      chat('Bea'),
      chat('Nuevo', '2026-11-20T10:00:00.000Z'),
    ].sort(byNewest);
    expect(sorted.map(({ nombre }) => nombre)).toEqual(['Nuevo', 'Viejo', 'Ámbar', 'Bea', 'Zeta']);
  });
});
