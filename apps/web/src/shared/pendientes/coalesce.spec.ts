/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { restOf, withPendiente } from './coalesce';
import type { Pendiente } from './pendiente';

let serial = 0;
const aPendiente = (over: Partial<Pendiente> = {}): Pendiente => ({
  id: String(++serial),
  accion: 'editar',
  entidad: 'historia',
  elemento: 'h',
  proyecto: 'p',
  titulo: 'Pagar',
  method: 'PUT',
  path: '/api/historias/h',
  body: {},
  hecho: '2026-11-20T10:00:00.000Z',
  estado: 'espera',
  ...over,
});

describe('offline changes of one thing', () => {
  it('merges an edit of something new into its creation, without a version', () => {
    const made = aPendiente({ accion: 'crear', method: 'POST', body: { _id: 'h', titulo: 'Pagar' } });
    const edit = aPendiente({ titulo: 'Pagar ya', body: { titulo: 'Pagar ya', version: 0 } });
    expect(withPendiente([made], edit)).toEqual([
      { ...made, titulo: 'Pagar ya', body: { _id: 'h', titulo: 'Pagar ya' } },
    ]);
  });

  it('merges a second edit into the first, which keeps its version and original values', () => {
    const first = aPendiente({ body: { titulo: 'B', version: 3 }, previo: { titulo: 'A' } });
    const second = aPendiente({
      body: { titulo: 'C', puntos: 5, version: 3 },
      previo: { titulo: 'B', puntos: 1 },
    });
    expect(withPendiente([first], second)).toEqual([
      { ...first, body: { titulo: 'C', puntos: 5, version: 3 }, previo: { titulo: 'A', puntos: 1 } },
    ]);
  });

  it('keeps only the last move, and does not touch a conflict', () => {
    const [first, last] = [aPendiente({ accion: 'mover' }), aPendiente({ accion: 'mover' })];
    expect(withPendiente([first], last)).toEqual([last]);
    const conflict = aPendiente({ estado: 'conflicto' });
    const edit = aPendiente();
    expect(withPendiente([conflict], edit)).toEqual([conflict, edit]);
  });
});

describe('an offline link', () => {
  it('is neither made nor removed when it is removed before it was sent', () => {
    const made = aPendiente({ accion: 'enlazar', elemento: 'enlace', method: 'POST', path: '/api/enlaces' });
    const other = aPendiente();
    const gone = aPendiente({ accion: 'desenlazar', elemento: 'enlace', method: 'DELETE' });
    expect(withPendiente([made, other], gone)).toEqual([other]);
    expect(withPendiente([other], gone)).toEqual([other, gone]);
    expect(withPendiente([other, gone], made)).toEqual([other]);
    const tried = { ...gone, intentado: true };
    expect(withPendiente([tried], made)).toEqual([tried, made]);
  });
});

describe('what remains of a change that was being sent', () => {
  const labelled = (etiquetas: string[]): Pendiente => ({
    id: '1',
    accion: 'editar',
    entidad: 'historia',
    elemento: 'h',
    proyecto: 'p',
    titulo: 'Pagar',
    method: 'PUT',
    path: '/api/historias/h',
    body: { etiquetas, version: 1 },
    previo: { etiquetas: [] },
    hecho: '2026-01-01T00:00:00.000Z',
    estado: 'espera',
  });

  it('is nothing when the same labels are read from storage again: they would be sent for ever', () => {
    expect(restOf(labelled(['a', 'b']), labelled(['a', 'b']))).toBeUndefined();
  });

  it('is the labels that were put on meanwhile', () => {
    expect(restOf(labelled(['a']), labelled(['a', 'b']))).toMatchObject({
      body: { etiquetas: ['a', 'b'] },
      previo: { etiquetas: ['a'] },
    });
  });
});
