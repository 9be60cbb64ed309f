import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Vista } from '@pmp/contracts/proyectos';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aVista } from '../../../shared/testing/datos/builders';
import { fails, type FakeCall, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { signIn } from '../../../shared/testing/render-app';
import {
  halladas,
  openTareas,
  pedidas,
  tareas,
  titles,
  VISTAS,
  yo,
} from '../../../shared/testing/datos/tareas';
import '../tareas-page';
import '../../../shared/consulta/guardar/guardar-vista';
import '../../../shared/hoja-de-calculo/menu-abierto';
import '../../../shared/hoja-de-calculo/menu-lista';

const CREAR = 'POST /api/vistas';

beforeEach(() => {
  signIn(yo);
});

/** The views that the person sees, as the server has them. */
const anAccount = (kept: Vista[] = []) => {
  let vistas = kept;
  return {
    vistas: () => vistas,
    /** Changes the views from another screen of the same person. */
    write: (next: Vista[]) => (vistas = next),
    answers: {
      [VISTAS]: () => ok({ vistas }),
      [CREAR]: ({ body }: FakeCall) => {
        const { _id, nombre, consulta } = body as unknown as Vista;
        const vista = aVista({ _id, nombre, consulta });
        vistas = [...vistas, vista];
        return ok({ vista });
      },
    },
  };
};

const saveAs = async (user: ReturnType<typeof openTareas>['user'], nombre: string) => {
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const form = await screen.findByRole('dialog', { name: 'Guardar vista' });
  await user.type(within(form).getByLabelText('Nombre'), nombre);
  await user.click(within(form).getByRole('button', { name: 'Guardar' }));
  return form;
};

const removeOpen = async (user: ReturnType<typeof openTareas>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Acciones de la lista' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar la vista' }));
};

describe('views', () => {
  it('saves a list under a name as a query, and deletes it', async () => {
    const account = anAccount();
    const { api, user } = openTareas('?prioridad=alta&orden=-titulo', {
      [pedidas('prioridad:alta orden:-titulo')]: halladas(tareas.slice(0, 1)),
      ...account.answers,
    });
    await titles();
    await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
    const form = await screen.findByRole('dialog', { name: 'Guardar vista' });
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await within(form).findByText('Ponle un nombre a la vista');
    await user.type(within(form).getByLabelText('Nombre'), 'Urgentes');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));

    const views = await screen.findByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Urgentes', current: 'page' });
    expect(account.vistas()).toMatchObject([
      { nombre: 'Urgentes', consulta: 'tipo:tarea prioridad:alta orden:-titulo' },
    ]);
    await user.click(within(views).getByRole('link', { name: 'Todas' }));
    expect(await titles()).toHaveLength(3);
    await user.click(within(views).getByRole('link', { name: 'Urgentes' }));
    await waitFor(() => expect(window.location.search).toBe('?prioridad=alta&orden=-titulo'));
    api.answer(`DELETE /api/vistas/${account.vistas()[0]!._id}`, () => {
      account.write([]);
      return ok({});
    });
    await removeOpen(user);
    await screen.findByText('Vista «Urgentes» eliminada');
    await waitFor(() => expect(within(views).queryByRole('link', { name: 'Urgentes' })).toBeNull());
    expect(account.vistas()).toEqual([]);
  });

  it('shows those that it can show, also what another screen has saved or deleted meanwhile', async () => {
    const account = anAccount([
      aVista({ nombre: 'Con historias', consulta: 'estado:pendiente' }),
      aVista({ nombre: 'Del equipo', consulta: 'tipo:tarea vencida', ambito: 'equipo', editable: false }),
    ]);
    const { user } = openTareas('?vencidas=1', account.answers);
    const views = await screen.findByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Del equipo', current: 'page' });
    expect(within(views).queryByRole('link', { name: 'Con historias' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Acciones de la lista' }));
    await screen.findByRole('menuitem', { name: 'Guardar como vista nueva' });
    expect(screen.queryByRole('menuitem', { name: 'Eliminar la vista' })).toBeNull();
    await user.keyboard('{Escape}');
    const link = within(views).getByRole('link', { name: 'Ver como consulta' });
    expect(new URL((link as HTMLAnchorElement).href).searchParams.get('q')).toBe('tipo:tarea vencida');
    account.write([aVista({ nombre: 'De otra pantalla', consulta: 'tipo:tarea tipo:bug' })]);
    fakeSocket.receive('vistas_cambiadas', { _id: anId() });
    await user.click(await within(views).findByRole('link', { name: 'De otra pantalla' }));
    await waitFor(() => expect(window.location.search).toBe('?tipo=bug'));
  });

  it('moves the views stored in this browser to the account, once', async () => {
    const account = anAccount();
    const key = `vistas-tareas:${yo._id}`;
    const local = { id: anId(), nombre: 'Urgentes', lista: 'prioridad=alta' };
    localStorage.setItem(key, JSON.stringify([local]));
    openTareas('', account.answers);
    const views = await screen.findByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Urgentes' });
    expect(account.vistas()[0]).toMatchObject({ _id: local.id, consulta: 'tipo:tarea prioridad:alta' });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps in this browser what the account refuses', async () => {
    const key = `vistas-tareas:${yo._id}`;
    const locales = JSON.stringify([{ id: anId(), nombre: 'A', lista: '' }]);
    localStorage.setItem(key, locales);
    const { api } = openTareas('', { [CREAR]: fails('unavailable', 'Más tarde') });
    await waitFor(() => expect(api.callsTo(CREAR)).toHaveLength(1));
    expect(localStorage.getItem(key)).toBe(locales);
  });

  it('shows the server’s message in the form and beside the list', async () => {
    const message = 'No puedes tener más de 200 vistas';
    const kept = aVista({ nombre: 'Urgentes', consulta: 'tipo:tarea prioridad:alta' });
    const { api, user } = openTareas('?tipo=bug', {
      [VISTAS]: ok({ vistas: [kept] }),
      [CREAR]: fails('conflict', message),
    });
    const form = await saveAs(user, 'Fallos');
    await within(form).findByText(message);
    expect(screen.queryByRole('link', { name: 'Fallos' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    api.answer(`DELETE /api/vistas/${kept._id}`, 'network failure');
    const views = screen.getByRole('navigation', { name: 'Vistas' });
    await user.click(within(views).getByRole('link', { name: 'Urgentes' }));
    await removeOpen(user);
    await screen.findByText(/^Sin conexión con el servidor/);
    within(views).getByRole('link', { name: 'Urgentes' });
  });

  it('can be retried when they could not be read', async () => {
    const { api, user } = openTareas('?tipo=bug', { [VISTAS]: fails('forbidden', 'No') });
    const again = await screen.findByRole('button', { name: 'Tus vistas no se han cargado: reintentar' });
    expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull();
    const kept = aVista({ nombre: 'Urgentes', consulta: 'tipo:tarea prioridad:alta' });
    api.answer(VISTAS, ok({ vistas: [kept] }));
    await user.click(again);
    const views = screen.getByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Urgentes' });
    await screen.findByRole('button', { name: 'Guardar vista' });
  });

  it('always offers my open tasks and the overdue ones', async () => {
    const { user } = openTareas('', { [pedidas('abierta asignado:yo')]: halladas(tareas.slice(0, 1)) });
    await titles();
    const views = await screen.findByRole('navigation', { name: 'Vistas' });
    await user.click(within(views).getByRole('link', { name: 'Mis tareas' }));
    await waitFor(async () => expect(await titles()).toEqual(['Validar']));
  });
});
