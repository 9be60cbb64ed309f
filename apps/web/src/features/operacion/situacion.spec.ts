/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { EstadoServicio } from '@pmp/contracts/common';
import { figuresOf, situacionOf } from './situacion';

const estado = (over: Partial<EstadoServicio> = {}): EstadoServicio => ({
  servicio: 'sprints',
  version: '1.0.0',
  desde: '2026-11-20T10:00:00.000Z',
  listo: true,
  base: true,
  broker: true,
  outbox: 0,
  consumidores: [],
  letras: [],
  letrasTotal: 0,
  ...over,
});
const consumidor = (pendientes: number | null, esperaMs: number | null) => ({
  nombre: 'x',
  pendientes,
  esperaMs,
});

describe('situacionOf', () => {
  it.each([
    ['ausente', null],
    ['listo', estado()],
    ['listo', estado({ consumidores: [consumidor(3, 30_000)] })],
    ['atrasado', estado({ consumidores: [consumidor(0, 0), consumidor(1, 30_001)] })],
    ['sinBroker', estado({ broker: false, consumidores: [consumidor(null, null)] })],
    ['sinBase', estado({ base: false, broker: false })],
  ] as const)('%s', (situacion, of) => {
    expect(situacionOf(of)).toBe(situacion);
  });
});

describe('figuresOf', () => {
  it('adds up what is waiting and takes the longest wait', () => {
    const consumidores = [consumidor(2, 10), consumidor(3, 40), consumidor(0, 0)];
    expect(figuresOf(estado({ consumidores }))).toEqual({ pendientes: 5, esperaMs: 40 });
  });

  it('is null when one of them does not know', () => {
    expect(figuresOf(estado({ consumidores: [consumidor(2, 10), consumidor(null, null)] }))).toEqual({
      pendientes: null,
      esperaMs: null,
    });
  });
});
