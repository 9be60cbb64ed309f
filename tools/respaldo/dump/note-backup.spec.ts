import { describe, expect, it } from '@jest/globals';
import { MetricsRegistry } from '@pmp/platform';
import type { Connection } from 'mongoose';
import { RespaldoMetrics } from '../../../apps/usuarios/src/respaldo/respaldo-metrics.ts';
import { BACKUPS, LAST, noteOf } from './note-backup.ts';

const SHOWN = new Date('2026-11-25T03:00:00Z');

/** A database in which a backup left its note, in the words of whoever makes backups. */
function figuresWith(find: () => Promise<object | null>): Promise<string> {
  const registry = new MetricsRegistry();
  const collection = (name: string) => ({
    findOne: ({ _id }: { _id: string }) =>
      name === BACKUPS && _id === LAST ? find() : Promise.resolve(null),
  });
  new RespaldoMetrics(registry, { collection } as unknown as Connection);
  return registry.getSingleMetricAsString('copia_ultima_segundos');
}

describe('the age of the last backup, as `usuarios` reads it from the note,', () => {
  it('is told once there is one, and that of the last that was drilled', async () => {
    const figures = await figuresWith(() => Promise.resolve(noteOf(SHOWN, true)));
    for (const paso of ['hecha', 'ensayada'])
      expect(figures).toMatch(new RegExp(`paso="${paso}"} ${SHOWN.getTime() / 1000}$`, 'm'));
    expect(await figuresWith(() => Promise.resolve(noteOf(SHOWN, false)))).not.toContain('ensayada"');
  });

  it('is not made up without one, nor without a database', async () => {
    for (const find of [() => Promise.resolve(null), () => Promise.reject(new Error('away'))])
      expect(await figuresWith(find)).not.toMatch(/^copia_ultima_segundos/m);
  });
});
