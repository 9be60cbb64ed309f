import { afterEach, describe, expect, it } from '@jest/globals';
import { formatDia } from './dates';
import { addDias, diaOf, diaOfPlan, diasEntre, startOfDia } from './dias';
import { setZone } from '../testing/set-zone';

describe('days', () => {
  afterEach(() => setZone('UTC'));

  it.each([
    ['America/Mexico_City', '2026-11-21T05:59:00.000Z', '2026-11-20'],
    ['America/Mexico_City', '2026-11-21T06:00:00.000Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-20T11:00:00.000Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-02T07:59:00.000Z', '2026-11-01'],
    ['Europe/Madrid', '2026-03-29T21:59:00.000Z', '2026-03-29'],
  ])('in %s, %s falls on the %s', (zona, moment, dia) => {
    setZone(zona);
    expect(diaOf(new Date(moment))).toBe(dia);
  });

  it.each(['America/Mexico_City', 'Pacific/Auckland'])('a planned date is the same day in %s', (zona) => {
    setZone(zona);
    expect(diaOfPlan('2026-11-20T00:00:00.000Z')).toBe('2026-11-20');
    expect(formatDia('2026-11-20T00:00:00.000Z')).toBe('20 nov 2026');
    expect(formatDia('2026-11-20')).toBe('20 nov 2026');
  });

  it('a date with an hour falls on the day it is for the person at that moment', () => {
    setZone('America/Mexico_City');
    expect(diaOfPlan('2026-11-21T01:00:00.000Z')).toBe('2026-11-20');
  });

  it.each([
    ['America/Mexico_City', '2026-11-20', '2026-11-20T06:00:00.000Z'],
    ['Europe/Madrid', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ])('in %s the %s begins at %s', (zona, dia, moment) => {
    setZone(zona);
    expect(startOfDia(dia).toISOString()).toBe(moment);
  });

  it('are counted across months, years and daylight saving changes', () => {
    setZone('America/Los_Angeles');
    expect(addDias('2026-12-25', 14)).toBe('2027-01-08');
    expect(addDias('2026-10-20', 14)).toBe('2026-11-03');
    expect(diasEntre('2026-10-31', '2026-11-02')).toBe(2);
    expect(diasEntre('2026-11-20', '2026-11-19')).toBe(-1);
  });
});
