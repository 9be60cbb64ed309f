/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import { aNotificacion } from '../../shared/testing/datos/comunicacion';
import { applyAcciones } from './apply-acciones';

const unread = aNotificacion({ leida: false });
const read = aNotificacion({ leida: true });
const vista = { notificaciones: [unread, read] as Notificacion[], noLeidas: 7 };

describe('pending actions, applied to the list', () => {
  it('marks one as read', () => {
    const { notificaciones, noLeidas } = applyAcciones(vista, [{ tipo: 'leer', id: unread._id }]);
    expect([notificaciones.map(({ leida }) => leida), noLeidas]).toEqual([[true, true], 6]);
  });

  it('counts only what was unread', () => {
    expect(applyAcciones(vista, [{ tipo: 'leer', id: read._id }]).noLeidas).toBe(7);
    expect(applyAcciones(vista, [{ tipo: 'eliminar', id: read._id }]).noLeidas).toBe(7);
  });

  it('deletes an unread one, and lowers the count once', () => {
    const { notificaciones, noLeidas } = applyAcciones(vista, [
      { tipo: 'leer', id: unread._id },
      { tipo: 'eliminar', id: unread._id },
    ]);
    expect([notificaciones, noLeidas]).toEqual([[read], 6]);
  });

  it('marks all as read, including those not loaded', () => {
    expect(applyAcciones(vista, [{ tipo: 'leerTodas' }]).noLeidas).toBe(0);
  });
});
