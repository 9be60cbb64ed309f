import { describe, expect, it } from '@jest/globals';
import { Calendario } from '@pmp/platform';
import { isDue, reminderOf, windowAt } from './vencimiento.rules';

const now = new Date('2026-11-20T19:00:00.000Z');
const UTC = new Calendario('UTC');
const MEXICO = new Calendario('America/Mexico_City');
const AUCKLAND = new Calendario('Pacific/Auckland');

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
    expect(isDue(new Date(fechaLimite), now, UTC)).toBe(due);
  });

  it.each([
    ['2026-11-20T00:00:00.000Z', MEXICO, '2026-11-19T05:59:00.000Z', false, 'two days before'],
    ['2026-11-20T00:00:00.000Z', MEXICO, '2026-11-19T06:00:00.000Z', true, 'the day before begins'],
    ['2026-11-20T00:00:00.000Z', MEXICO, '2026-11-21T05:59:00.000Z', true, 'its evening, tomorrow in UTC'],
    ['2026-11-20T00:00:00.000Z', MEXICO, '2026-11-21T06:00:00.000Z', false, 'it is over'],
    [
      '2026-11-20T00:00:00.000Z',
      AUCKLAND,
      '2026-11-18T11:00:00.000Z',
      true,
      'the day before, earlier than UTC',
    ],
    ['2026-11-20T00:00:00.000Z', AUCKLAND, '2026-11-20T11:00:00.000Z', false, 'it is over, not yet in UTC'],
    ['2026-04-05T00:00:00.000Z', AUCKLAND, '2026-04-05T11:59:00.000Z', true, 'the day has 25 hours'],
    ['2026-11-21T01:00:00.000Z', MEXICO, '2026-11-21T00:59:00.000Z', true, 'an instant has no zone'],
    ['2026-11-21T01:00:00.000Z', AUCKLAND, '2026-11-21T01:00:00.000Z', false, 'an instant that has come'],
  ])('%s, with its own days (%#)', (fechaLimite, calendario, at, due) => {
    const fecha = new Date(fechaLimite);
    expect(isDue(fecha, new Date(at), calendario)).toBe(due);
    const { from, to } = windowAt(new Date(at));
    expect(!due || (from <= fecha && fecha <= to)).toBe(true);
  });
});

describe('reminderOf', () => {
  it('names the day and is caused by task and date', () => {
    const tarea = { _id: 't1', titulo: 'Pagos', asignado: 'p1', fechaLimite: '2026-11-21T00:00:00.000Z' };
    expect(reminderOf(tarea, now, MEXICO)).toMatchObject({
      personas: ['p1'],
      mensaje: '«Pagos» vence el 21 de noviembre.',
      accion: '/tareas/t1',
      causa: 't1:2026-11-21T00:00:00.000Z',
      timestamp: now,
    });
  });
});
