import { describe, expect, it } from '@jest/globals';
import { PROCESSES, scheduleOf } from './schedule.ts';

describe('scheduleOf', () => {
  it('gives the same faults for the same seed, and others for another seed', () => {
    expect(scheduleOf(7, 50, 1)).toEqual(scheduleOf(7, 50, 1));
    expect(scheduleOf(7, 50, 1)).not.toEqual(scheduleOf(8, 50, 1));
  });

  it('kills, pauses and restarts every process, cuts the lines of every app and fills both disks', () => {
    const fallos = scheduleOf(1, 200, 1);
    const victims = (tipo: string) =>
      new Set(fallos.filter((fault) => fault.tipo === tipo).map(({ victima }) => victima));
    for (const tipo of ['matar', 'pausar', 'reiniciar']) expect(victims(tipo)).toEqual(new Set(PROCESSES));
    expect(victims('cortar').size).toBe(PROCESSES.length - 2);
    expect([...victims('llenar')].sort()).toEqual(['mongo', 'nats']);
    expect(fallos).toHaveLength(200);
  });

  it('pauses for ten seconds, or less if scaled', () => {
    const pauses = (scale: number) =>
      scheduleOf(3, 60, scale)
        .filter(({ tipo }) => tipo === 'pausar')
        .map(({ durationMs }) => durationMs);
    expect(new Set(pauses(1))).toEqual(new Set([10_000]));
    expect(new Set(pauses(0.2))).toEqual(new Set([2_000]));
  });
});
