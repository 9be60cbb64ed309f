import { describe, expect, it } from '@jest/globals';
import { Calendario } from './calendario';
import { fechaOfDia, textOfDia } from './dia';
import { isZona } from './zona';

const dayIn = (zona: string, instante: string): string => textOfDia(new Calendario(zona).diaOf(instante));

describe('the day of an instant', () => {
  it.each([
    ['UTC', '2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20'],
    ['America/Mexico_City', '2026-11-20T05:59:59.999Z', '2026-11-19'],
    ['America/Mexico_City', '2026-11-20T06:00:00.000Z', '2026-11-20'],
    ['Europe/Madrid', '2026-11-19T23:30:00.000Z', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-20T10:59:59.999Z', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-20T11:00:00.000Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00.000Z', '2026-11-21'],
    ['Etc/GMT+12', '2026-11-20T11:59:59.999Z', '2026-11-19'],
    ['Asia/Kathmandu', '2026-11-19T18:14:59.999Z', '2026-11-19'],
    ['Asia/Kathmandu', '2026-11-19T18:15:00.000Z', '2026-11-20'],
    ['America/Mexico_City', '2027-01-01T03:00:00.000Z', '2026-12-31'],
  ])('in %s, %s falls on the %s', (zona, instante, dia) => {
    expect(dayIn(zona, instante)).toBe(dia);
  });

  it.each([
    ['the last second before a day of 23 hours', 'Europe/Madrid', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['the first second of a day of 23 hours', 'Europe/Madrid', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['the first second after it', 'Europe/Madrid', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['the first second of a day of 25 hours', 'America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01'],
    [
      'its last second, after more than 24 hours',
      'America/Los_Angeles',
      '2026-11-02T07:59:59Z',
      '2026-11-01',
    ],
    ['the first second after it', 'America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
    [
      'the first second of a day whose midnight the clocks skip',
      'America/Santiago',
      '2026-09-06T04:00:00Z',
      '2026-09-06',
    ],
    ['the second before it', 'America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05'],
    [
      'the hour before midnight when it comes twice',
      'America/Santiago',
      '2026-04-05T03:30:00Z',
      '2026-04-04',
    ],
    ['the first second after that hour', 'America/Santiago', '2026-04-05T04:00:00Z', '2026-04-05'],
  ])('%s', (_, zona, instante, dia) => {
    expect(dayIn(zona, instante)).toBe(dia);
  });

  it('is the same whatever was asked before', () => {
    const calendario = new Calendario('America/Mexico_City');
    const hours = Array.from({ length: 48 }, (_, hour) => new Date(Date.UTC(2026, 10, 20, hour, 30)));
    const told = () => hours.map((hour) => calendario.diaOf(hour));
    expect(told()).toEqual(told());
    expect(new Set(told()).size).toBe(3);
  });
});

describe('what clocks of a zone show', () => {
  it.each([
    ['Europe/Madrid', '2026-11-24T23:30:00Z', '2026-11-24T22:30:00Z'],
    ['America/Mexico_City', '2026-11-24T23:30:00Z', '2026-11-25T05:30:00Z'],
    ['Asia/Kolkata', '2026-03-29T02:30:15Z', '2026-03-28T21:00:15Z'],
    ['UTC', '2026-03-29T02:30:00Z', '2026-03-29T02:30:00Z'],
    // On the days on which they change: before, after, an hour that they skip, and one that comes twice.
    ['Europe/Madrid', '2026-03-29T01:30:00Z', '2026-03-29T00:30:00Z'],
    ['Europe/Madrid', '2026-03-29T23:30:00Z', '2026-03-29T21:30:00Z'],
    ['Europe/Madrid', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00Z'],
    ['Europe/Madrid', '2026-10-25T02:30:00Z', '2026-10-25T00:30:00Z'],
    ['Europe/Madrid', '2026-10-25T23:30:00Z', '2026-10-25T22:30:00Z'],
    ['America/Los_Angeles', '2026-11-01T12:00:00Z', '2026-11-01T20:00:00Z'],
  ])('in %s, %s is %s', (zona, reloj, instante) => {
    expect(new Calendario(zona).instantOf(new Date(reloj))).toEqual(new Date(instante));
  });
});

describe('a planned date', () => {
  it.each(['America/Mexico_City', 'UTC', 'Pacific/Auckland'])('stays the same day in %s', (zona) => {
    const fecha = '2026-11-20T00:00:00.000Z';
    expect(fechaOfDia(new Calendario(zona).diaOfPlan(fecha)).toISOString()).toBe(fecha);
  });

  it('with a time falls on the day of that instant in the zone', () => {
    const dayOf = (zona: string) => textOfDia(new Calendario(zona).diaOfPlan('2026-11-20T04:00:00.000Z'));
    expect(dayOf('America/Mexico_City')).toBe('2026-11-19');
    expect(dayOf('Europe/Madrid')).toBe('2026-11-20');
  });
});

it.each([
  ['America/Mexico_City', true],
  ['UTC', true],
  ['Etc/GMT+6', true],
  ['Marte/Olympus', false],
  ['-06:00', false],
  ['', false],
])('%s is a zone: %s', (zona, known) => {
  expect(isZona(zona)).toBe(known);
});
