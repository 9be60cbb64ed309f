import { describe, expect, it } from '@jest/globals';
import { objectId } from '../../storage/object-id';
import { newEntrada } from './entrada.rules';

describe('newEntrada', () => {
  it('counts zero for what is not given, and expires after the configured days', () => {
    const now = new Date('2026-11-21T10:00:00.000Z');
    const deleted = { _id: objectId(), proyecto: objectId(), titulo: 'Pagos' };
    const deletion = { tipo: 'epica' as const, autor: objectId().toHexString(), cuentas: { tareas: 2 } };
    expect(newEntrada(deleted, deletion, { now, dias: 30 })).toMatchObject({
      titulo: 'Pagos',
      cuentas: { epicas: 0, historias: 0, tareas: 2, archivos: 0 },
      vence: new Date('2026-12-21T10:00:00.000Z'),
      revisar: new Date('2026-12-21T10:00:00.000Z'),
    });
  });
});
