/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { withPendiente } from './coalesce';
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
