import { describe, expect, it } from '@jest/globals';
import { untilTime } from './next-run.ts';
import { DEFAULT_RETENTION, expired, instantOf, readRetention } from './retention.rules.ts';

const nameOf = (instant: Date) => `pmp-${instant.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 25, 3);

/** One backup a day at three o'clock, for two years. */
const daily = Array.from({ length: 730 }, (_, days) => nameOf(new Date(NEWEST - days * DAY_MS)));

describe('retention', () => {
  it('keeps the newest of each of seven days, four weeks and twelve months', () => {
    const gone = new Set(expired(daily, DEFAULT_RETENTION));
    const kept = daily
      .filter((file) => !gone.has(file))
      .map((file) => instantOf(file)!.toISOString().slice(0, 10));
    expect(kept).toEqual([
      '2026-11-25',
      '2026-11-24',
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-15',
      '2026-11-08',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
      '2026-05-31',
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
    ]);
  });

  it('of several backups of one day keeps the last one', () => {
    const files = [3, 9, 15].map((hour) => nameOf(new Date(Date.UTC(2026, 10, 25, hour))));
    expect(expired(files, DEFAULT_RETENTION)).toEqual([files[1], files[0]]);
  });

  it('keeps the newest backup even if nothing is to be kept', () => {
    expect(expired(daily.slice(0, 2), { diarias: 0, semanales: 0, mensuales: 0 })).toEqual([daily[1]]);
  });

  it('leaves alone what has another name', () => {
    const others = ['pmp-antes-de-actualizar.tar.gz', 'pmp-2026-99-99T000000Z.tar.gz', 'fotos.tar.gz'];
    expect(expired([...others, ...daily], DEFAULT_RETENTION)).not.toEqual(
      expect.arrayContaining([others[0]]),
    );
    expect(others.map(instantOf)).toEqual([null, null, null]);
  });

  it('is the same for encrypted backups', () => {
    const encrypted = daily.map((file) => `${file}.age`);
    expect(encrypted.length - expired(encrypted, DEFAULT_RETENTION).length).toBe(20);
  });

  it('is read from three numbers, and anything else is refused', () => {
    expect(readRetention('7,4,12')).toEqual(DEFAULT_RETENTION);
    for (const text of ['', '7', '7,4', '7,4,x', '7,4,12,1', '-1,4,12'])
      expect(() => readRetention(text)).toThrow('7,4,12');
  });
});

describe('the daily time', () => {
  const HOUR_MS = 3_600_000;

  it('is later today, or else tomorrow', () => {
    expect(untilTime('03:00', Date.UTC(2026, 10, 25, 1))).toBe(2 * HOUR_MS);
    expect(untilTime('03:00', Date.UTC(2026, 10, 25, 3))).toBe(24 * HOUR_MS);
    expect(untilTime('23:30', Date.UTC(2026, 10, 25, 23, 45))).toBe(23.75 * HOUR_MS);
  });

  it('that is none is refused', () => {
    for (const time of ['', '3', '24:00', '12:60']) expect(() => untilTime(time)).toThrow('03:00');
  });
});
