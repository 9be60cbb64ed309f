import { describe, expect, it } from 'vitest';
import { isDue, reminderOf } from './recordatorio.rules';

const now = new Date('2026-11-20T19:00:00.000Z');

describe('isDue', () => {
  it.each([
    ['2026-11-21T00:00:00.000Z', true, 'tomorrow'],
    ['2026-11-20T00:00:00.000Z', true, 'today, which is not over'],
    ['2026-11-19T00:00:00.000Z', false, 'yesterday'],
    ['2026-11-22T00:00:00.000Z', false, 'the day after tomorrow'],
    ['2026-11-21T19:00:00.000Z', true, 'exactly 24 hours'],
    ['2026-11-21T19:00:01.000Z', false, 'a second more'],
    ['2026-11-20T18:59:00.000Z', false, 'an instant that is past'],
    ['2026-11-20T19:01:00.000Z', true, 'an instant to come'],
  ])('%s: %s (%s)', (fechaLimite, due) => {
    expect(isDue(new Date(fechaLimite), now)).toBe(due);
  });
});

describe('reminderOf', () => {
  it('names the day and is caused by task and date', () => {
    const tarea = { _id: 't1', titulo: 'Pagos', asignado: 'p1', fechaLimite: '2026-11-21T00:00:00.000Z' };
    expect(reminderOf(tarea, now)).toMatchObject({
      personas: ['p1'],
      mensaje: '«Pagos» vence el 21 de noviembre.',
      accion: '/tareas/t1',
      causa: 't1:2026-11-21T00:00:00.000Z',
      timestamp: now,
    });
  });
});
