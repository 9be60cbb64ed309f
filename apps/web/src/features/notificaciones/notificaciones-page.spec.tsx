import { describe, expect, it } from '@jest/globals';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import { HASTA_ALGO_NUEVO } from '@pmp/contracts/notificaciones/reglas';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { aNotificacion } from '../../shared/testing/datos/comunicacion';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './notificaciones-page';

const LISTA = 'GET /api/notificaciones?filtro=todas&limit=50';
const unread = aNotificacion({ titulo: 'Tarea asignada' });
const read = aNotificacion({
  titulo: 'Nuevo proyecto',
  tipo: 'proyecto',
  regla: 'proyecto-creado',
  leida: true,
});
const page = (notificaciones: Notificacion[], noLeidas: number) =>
  ok({ notificaciones, noLeidas, siguiente: null });

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn();
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/notificaciones/contador': ok({ contador: 1 }),
    [LISTA]: page([unread, read], 1),
    ...answers,
  });
  const app = renderApp('/notificaciones');
  await screen.findByRole('heading', { name: 'Notificaciones' });
  return { api, ...app };
};
const titles = () =>
  [...document.querySelectorAll('[data-principal]')].map((each) => each.firstChild?.textContent);
const badge = () =>
  within(screen.getByRole('navigation', { name: 'Navegación principal' })).queryByText(/sin leer/)
    ?.textContent;

describe('notifications page', () => {
  it('names the rule of each, and has no accessibility faults', async () => {
    await open();
    expect(await screen.findByText('Porque te han asignado una tarea')).toBeTruthy();
    expect(await screen.findByText('Porque hay un proyecto nuevo en tu equipo')).toBeTruthy();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('shows each of those that one request changed, with its own link', async () => {
    const titulos = ['Pagos', 'Cesta'];
    const elementos = titulos.map((titulo, i) => ({ titulo, accion: `/tareas/${String(i).repeat(24)}` }));
    const { api, user } = await open({
      [LISTA]: page([{ ...unread, elementos }], 1),
      [`PUT /api/notificaciones/${unread._id}/leer`]: ok({ noLeidas: 0 }),
    });
    await user.click(await screen.findByText('Ver cada una'));
    await user.click(screen.getByRole('link', { name: 'Cesta' }));
    await waitFor(() => expect(api.callsTo(`PUT /api/notificaciones/${unread._id}/leer`)).toHaveLength(1));
  });

  it('puts one off with the keyboard, lists it, and fetches it back', async () => {
    const task = aNotificacion({ parametros: { autor: 'Nora', titulo: 'Pagos' } });
    const { api, user } = await open({
      [LISTA]: page([task], 1),
      'GET /api/recordatorios': ok({ recordatorios: [] }),
      'GET /api/notificaciones?filtro=pospuestas&limit=200': page(
        [{ ...task, pospuesta: HASTA_ALGO_NUEVO }],
        0,
      ),
      [`PUT /api/notificaciones/${task._id}/posponer`]: ok({ noLeidas: 0 }),
      [`PUT /api/notificaciones/${task._id}/restaurar`]: ok({ noLeidas: 1 }),
    });
    await screen.findByText(task.mensaje);
    await user.keyboard('jh');
    await user.click(await screen.findByRole('menuitem', { name: 'Hasta que haya algo nuevo' }));
    await waitFor(() => expect(titles()).toEqual([]));
    const [call] = api.callsTo(`PUT /api/notificaciones/${task._id}/posponer`);
    expect(call?.body).toEqual({ hasta: null });
    await user.click(screen.getByRole('button', { name: 'Recordatorios' }));
    expect(await screen.findByText('Cuando haya algo nuevo')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Traer ya «Tarea asignada»' }));
    await waitFor(() => expect(api.callsTo(`PUT /api/notificaciones/${task._id}/restaurar`)).toHaveLength(1));
  });

  it('silences the item or who did it, and offers to undo it', async () => {
    const actor = 'a'.repeat(24);
    const parametros = { autor: 'Nora', titulo: 'Pagos' };
    const path = `/api/notificaciones/silencios/persona/${actor}`;
    const { api, user } = await open({
      [LISTA]: page([{ ...unread, actor, parametros }], 1),
      [`PUT ${path}`]: ok({}),
      [`DELETE ${path}`]: ok({}),
    });
    await user.click(await screen.findByRole('button', { name: 'Más acciones para «Tarea asignada»' }));
    expect(await screen.findByRole('menuitem', { name: '«Pagos»' })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Lo que hace Nora' }));
    expect(await screen.findByText(/Silenciado: Nora/)).toBeTruthy();
    expect(api.callsTo(`PUT ${path}`)[0]?.body).toEqual({ nombre: 'Nora' });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(api.callsTo(`DELETE ${path}`)).toHaveLength(1));
  });

  it('marks one as read at once; the sidebar says the same', async () => {
    const { api, user } = await open({
      [`PUT /api/notificaciones/${unread._id}/leer`]: ok({ noLeidas: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Marcar «Tarea asignada» como leída' }));
    await waitFor(() => expect(badge()).toBeUndefined());
    expect(screen.queryByText('1 sin leer')).toBeNull();
    expect(api.callsTo(`PUT /api/notificaciones/${unread._id}/leer`)).toHaveLength(1);
  });

  it('leaves everything as it was when marking all fails, and says so', async () => {
    const { user } = await open({ 'PUT /api/notificaciones/marcar-todas-leidas': fails('internal', 'x') });
    await screen.findByText('1 sin leer');
    await user.click(screen.getByRole('button', { name: 'Marcar todas como leídas' }));
    expect(await screen.findByText('Error al marcar todas las notificaciones como leídas')).toBeTruthy();
    expect(screen.getByText('1 sin leer')).toBeTruthy();
  });

  it('deletes one, and can undo it', async () => {
    const { api, user } = await open({
      [`DELETE /api/notificaciones/${unread._id}`]: ok({ noLeidas: 0 }),
      [`PUT /api/notificaciones/${unread._id}/restaurar`]: ok({ noLeidas: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Eliminar «Tarea asignada»' }));
    await waitFor(() => expect(titles()).toEqual(['Nuevo proyecto']));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titles()).toEqual(['Tarea asignada', 'Nuevo proyecto']));
    expect(api.callsTo(`PUT /api/notificaciones/${unread._id}/restaurar`)).toHaveLength(1);
  });

  it('shows what the person asked to be reminded of, and forgets one', async () => {
    const recordatorio = {
      _id: 'f'.repeat(24),
      texto: 'Revisar el presupuesto',
      cuando: '2026-11-30T08:00:00.000Z',
      accion: null,
    };
    let waiting = [recordatorio];
    const { api, user } = await open({
      'GET /api/recordatorios': () => ok({ recordatorios: waiting }),
      'GET /api/notificaciones?filtro=pospuestas&limit=200': page([], 0),
      [`DELETE /api/recordatorios/${recordatorio._id}`]: () => {
        waiting = [];
        return ok({});
      },
    });
    expect(api.callsTo('GET /api/recordatorios')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Recordatorios' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recordatorios' });
    await user.click(
      await within(dialog).findByRole('button', {
        name: 'Eliminar el recordatorio «Revisar el presupuesto»',
      }),
    );
    expect(await within(dialog).findByText('No tienes recordatorios pendientes.')).toBeTruthy();
  });

  it('says when a deletion failed, and shows it again', async () => {
    const { user } = await open({ [`DELETE /api/notificaciones/${unread._id}`]: fails('unavailable', 'x') });
    await user.click(await screen.findByRole('button', { name: 'Eliminar «Tarea asignada»' }));
    expect(await screen.findByText('Error al eliminar la notificación')).toBeTruthy();
    expect(titles()).toEqual(['Tarea asignada', 'Nuevo proyecto']);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('says when the list cannot be loaded', async () => {
    await open({ [LISTA]: fails('forbidden', 'No') });
    const text = 'Error al cargar las notificaciones. Por favor, intenta de nuevo más tarde.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('moves with J and K and marks as read with E', async () => {
    const { api, user } = await open({
      [`PUT /api/notificaciones/${unread._id}/leer`]: ok({ noLeidas: 0 }),
    });
    await screen.findByText('Nuevo proyecto');
    await user.keyboard('jjk');
    expect(document.activeElement?.textContent).toContain('Tarea asignada');
    await user.keyboard('e');
    await waitFor(() => expect(api.callsTo(`PUT /api/notificaciones/${unread._id}/leer`)).toHaveLength(1));
  });

  it('shows a new one that arrives over the socket', async () => {
    const { api } = await open();
    await screen.findByText('Nuevo proyecto');
    const mencion = aNotificacion({ titulo: 'Te han mencionado', tipo: 'mencion', regla: 'mencion' });
    api.answer(LISTA, page([mencion, unread, read], 2));
    api.answer('GET /api/notificaciones/contador', ok({ contador: 2 }));
    fakeSocket.receive('nueva_notificacion', mencion);
    await waitFor(() => expect(titles()[0]).toBe('Te han mencionado'));
    await waitFor(() => expect(badge()).toBe('2 notificaciones sin leer'));
  });
});
