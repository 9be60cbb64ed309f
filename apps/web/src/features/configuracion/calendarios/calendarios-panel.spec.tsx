import { describe, expect, it } from '@jest/globals';
import type { Calendario } from '@pmp/contracts/integraciones';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../configuracion-page';
import './calendarios-panel';

const RUTA = `/api/calendarios/direccion/${'x'.repeat(43)}.ics`;
const OTRA = `/api/calendarios/direccion/${'y'.repeat(43)}.ics`;

const aCalendario = (over: Partial<Calendario> = {}): Calendario => ({
  _id: anId(),
  nombre: 'Móvil',
  tipo: 'trabajo',
  proyecto: null,
  creado: '2026-11-20T08:00:00.000Z',
  renovado: '2026-11-20T08:00:00.000Z',
  leido: null,
  ...over,
});

const open = async (calendarios: Calendario[], answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn({ nombre: 'Ana García' });
  const proyecto = aProyecto({ nombre: 'Tienda' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/calendarios': () => ok({ calendarios }),
    'POST /api/calendarios': ({ body }) => {
      const calendario = aCalendario(body as Partial<Calendario>);
      calendarios.push(calendario);
      return ok({ calendario, ruta: RUTA });
    },
    ...answers,
  });
  const { user } = renderApp('/configuracion?seccion=calendarios');
  await screen.findByRole('heading', { level: 2, name: 'Calendarios' });
  return { api, user, proyecto };
};

describe('calendars', () => {
  it('are made for a project under a name that says so, and their address is shown once', async () => {
    const { api, user, proyecto } = await open([]);
    await screen.findByText('No tienes ningún calendario.');
    await user.click(screen.getByRole('button', { name: 'Nuevo calendario' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nuevo calendario' });
    await user.click(within(dialog).getByRole('radio', { name: 'Sus sprints' }));
    await user.click(within(dialog).getByRole('button', { name: 'Crear calendario' }));
    expect(within(dialog).getAllByText('Selecciona un proyecto').length).toBeGreaterThan(1);
    await user.click(within(dialog).getByRole('combobox', { name: /Proyecto/ }));
    await user.click(await screen.findByRole('option', { name: 'Tienda' }));
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Sprints de Tienda');
    await user.click(within(dialog).getByRole('button', { name: 'Crear calendario' }));
    const shown = await screen.findByRole('dialog', { name: 'Calendario «Sprints de Tienda»' });
    const address = within(shown).getByLabelText<HTMLInputElement>('Dirección secreta');
    expect(address.value).toBe(window.location.origin + RUTA);
    const sent = { nombre: 'Sprints de Tienda', tipo: 'sprints', proyecto: proyecto._id };
    expect(api.callsTo('POST /api/calendarios').map(({ body }) => body)).toEqual([sent]);
    await user.click(within(shown).getByRole('button', { name: 'Ya la he guardado' }));
    await screen.findByText('Sprints de Tienda');
    expect(screen.queryByDisplayValue(/direccion/)).toBeNull();
  });

  it('get another address after a question, and go after another', async () => {
    const calendario = aCalendario({ leido: '2026-11-20T08:00:00.000Z' });
    const all = [calendario];
    const path = `/api/calendarios/${calendario._id}`;
    const { api, user } = await open(all, {
      [`POST ${path}/renovar`]: ok({ calendario, ruta: OTRA }),
      [`DELETE ${path}`]: () => ok({ borrados: all.splice(0).length }),
    });
    await user.click(await screen.findByRole('button', { name: 'Renovar la dirección de Móvil' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.callsTo(`POST ${path}/renovar`)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Renovar' }));
    const shown = await screen.findByRole('dialog', { name: 'Calendario «Móvil»' });
    expect(within(shown).getByLabelText<HTMLInputElement>('Dirección secreta').value).toContain(OTRA);
    await user.click(within(shown).getByRole('button', { name: 'Ya la he guardado' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar el calendario Móvil' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await screen.findByText('No tienes ningún calendario.');
  });

  it('say that one of a project out of sight shows nothing', async () => {
    await open([aCalendario({ tipo: 'sprints', proyecto: anId() })]);
    expect(await screen.findByText(/Ya no tienes acceso a ese proyecto/)).toBeTruthy();
  });

  it('say that they could not be loaded', async () => {
    const { api, user } = await open([], { 'GET /api/calendarios': fails('unavailable', 'No disponible') });
    await screen.findByText('Error al cargar los calendarios.');
    const before = api.callsTo('GET /api/calendarios').length;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(api.callsTo('GET /api/calendarios').length).toBeGreaterThan(before));
  });
});
