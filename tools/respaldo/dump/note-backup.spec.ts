import { describe, expect, it } from '@jest/globals';
import { MetricsRegistry, ReportExtras } from '@pmp/platform';
import type { Connection } from 'mongoose';
import { RespaldoMetrics } from '../../../apps/usuarios/src/respaldo/respaldo-metrics.ts';
import { BACKUPS, LAST, noteOf } from './note-backup.ts';

const SHOWN = new Date('2026-11-25T03:00:00Z');

/** A database in which a backup left its note, in the words of whoever makes backups. */
function usuariosWith(find: () => Promise<object | null>) {
  const registry = new MetricsRegistry();
  const extras = new ReportExtras();
  const collection = (name: string) => ({
    findOne: ({ _id }: { _id: string }) =>
      name === BACKUPS && _id === LAST ? find() : Promise.resolve(null),
  });
  new RespaldoMetrics(registry, extras, { collection } as unknown as Connection);
  return { figures: () => registry.getSingleMetricAsString('copia_ultima_segundos'), extras };
}
const figuresWith = (find: () => Promise<object | null>): Promise<string> => usuariosWith(find).figures();

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

  it('is told to operators too, who learn that there is none, but not where nobody knows', async () => {
    const told = (find: () => Promise<object | null>) => usuariosWith(find).extras.read();
    const hecha = SHOWN.toISOString();
    expect(await told(() => Promise.resolve(noteOf(SHOWN, false)))).toEqual({
      respaldo: { hecha, ensayada: null },
    });
    expect(await told(() => Promise.resolve(null))).toEqual({ respaldo: { hecha: null, ensayada: null } });
    expect(await told(() => Promise.reject(new Error('away')))).toEqual({});
  });
});
