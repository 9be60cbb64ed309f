import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Vista } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '../../../shared/testing/datos/builders';
import { fails, type FakeCall, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { signIn } from '../../../shared/testing/render-app';
import { openTareas, titles, VISTAS, yo } from '../../../shared/testing/datos/tareas';
import '../tareas-page';

const GUARDAR_VISTAS = 'PUT /api/usuarios/vistas';

beforeEach(() => {
  signIn(yo);
});

/** The views in the account, as the server has them. */
const anAccount = (kept: Vista[] = []) => {
  let account = { vistas: kept, version: kept.length };
  return {
    vistas: () => account.vistas,
    /** Changes the views from another screen of the same person. */
    write: (vistas: Vista[]) => (account = { vistas, version: account.version + 1 }),
    answers: {
      [VISTAS]: () => ok(account),
      [GUARDAR_VISTAS]: ({ body }: FakeCall) => {
        if (body['version'] !== account.version) return fails('conflict', 'Otra persona ha cambiado');
        account = { vistas: body['vistas'] as Vista[], version: account.version + 1 };
        return ok(account);
      },
    },
  };
};
const aVista = (nombre: string, lista: string): Vista => ({ _id: anId(), nombre, lista });

const saveAs = async (user: ReturnType<typeof openTareas>['user'], nombre: string) => {
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const form = await screen.findByRole('dialog', { name: 'Guardar vista' });
  await user.type(within(form).getByLabelText('Nombre de la vista'), nombre);
  await user.click(within(form).getByRole('button', { name: 'Guardar' }));
  return form;
};

describe('views', () => {
  it('saves a list under a name, and deletes it', async () => {
    const account = anAccount();
    const { user } = openTareas('?prioridad=alta&orden=-titulo', account.answers);
    await titles();
    await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
    const form = await screen.findByRole('dialog', { name: 'Guardar vista' });
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await within(form).findByText('El nombre de la vista es obligatorio');
    await user.type(within(form).getByLabelText('Nombre de la vista'), 'Urgentes');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));

    const views = await screen.findByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Urgentes', current: 'page' });
    expect(account.vistas()).toMatchObject([{ nombre: 'Urgentes', lista: 'prioridad=alta&orden=-titulo' }]);
    await user.click(within(views).getByRole('link', { name: 'Todas' }));
    expect(await titles()).toHaveLength(3);
    await user.click(within(views).getByRole('link', { name: 'Urgentes' }));
    await waitFor(() => expect(window.location.search).toBe('?prioridad=alta&orden=-titulo'));
    await user.click(within(views).getByRole('button', { name: 'Eliminar la vista «Urgentes»' }));
    expect(within(views).queryByRole('link', { name: 'Urgentes' })).toBeNull();
    expect(document.activeElement).toBe(views);
    await waitFor(() => expect(account.vistas()).toEqual([]));
  });

  it('keeps and shows what another screen has saved meanwhile', async () => {
    const account = anAccount();
    const { user } = openTareas('?prioridad=alta', account.answers);
    await screen.findByRole('button', { name: 'Guardar vista' });
    account.write([aVista('De otra pantalla', 'tipo=bug')]);
    await saveAs(user, 'Urgentes');
    const views = await screen.findByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Urgentes' });
    within(views).getByRole('link', { name: 'De otra pantalla' });
    expect(account.vistas().map(({ nombre }) => nombre)).toEqual(['De otra pantalla', 'Urgentes']);
    account.write([]);
    fakeSocket.receive('vistas_cambiadas', { version: 3 });
    await waitFor(() => expect(within(views).queryByRole('link', { name: 'Urgentes' })).toBeNull());
  });

  it('moves the views stored in this browser to the account, once', async () => {
    const account = anAccount([aVista('Urgentes', 'prioridad=baja')]);
    const key = `vistas-tareas:${yo._id}`;
    const local = { id: anId(), nombre: 'Urgentes', lista: 'prioridad=alta' };
    localStorage.setItem(key, JSON.stringify([local]));
    openTareas('', account.answers);
    await screen.findByRole('link', { name: 'Urgentes (2)' });
    expect(account.vistas()[1]).toEqual({ _id: local.id, nombre: 'Urgentes (2)', lista: 'prioridad=alta' });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps in this browser what the account refuses', async () => {
    const key = `vistas-tareas:${yo._id}`;
    const locales = JSON.stringify([{ id: anId(), nombre: 'A', lista: '' }]);
    localStorage.setItem(key, locales);
    const { api } = openTareas('', { [GUARDAR_VISTAS]: fails('unavailable', 'Más tarde') });
    await waitFor(() => expect(api.callsTo(GUARDAR_VISTAS)).toHaveLength(1));
    expect(localStorage.getItem(key)).toBe(locales);
  });

  it('shows the server’s message in the form and beside the list', async () => {
    const message = 'No puedes guardar más de 50 vistas';
    const kept = aVista('Urgentes', 'prioridad=alta');
    const { api, user } = openTareas('?tipo=bug', {
      [VISTAS]: ok({ vistas: [kept], version: 1 }),
      [GUARDAR_VISTAS]: fails('invalid', 'Revisa los datos', [{ campo: 'vistas', message }]),
    });
    const form = await saveAs(user, 'Fallos');
    await within(form).findByText(message);
    expect(screen.queryByRole('link', { name: 'Fallos' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    api.answer(GUARDAR_VISTAS, 'network failure');
    await user.click(screen.getByRole('link', { name: 'Urgentes' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar la vista «Urgentes»' }));
    await screen.findByText('No se ha podido eliminar la vista.');
    screen.getByRole('link', { name: 'Urgentes' });
  });

  it('can be retried when they could not be read', async () => {
    const { api, user } = openTareas('?tipo=bug', { [VISTAS]: fails('forbidden', 'No') });
    const again = await screen.findByRole('button', { name: 'Tus vistas no se han cargado: reintentar' });
    expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull();
    api.answer(VISTAS, ok({ vistas: [aVista('Urgentes', 'prioridad=alta')], version: 1 }));
    await user.click(again);
    await screen.findByRole('link', { name: 'Urgentes' });
    await screen.findByRole('button', { name: 'Guardar vista' });
  });

  it('always offers my open tasks and the overdue ones', async () => {
    const { user } = openTareas();
    await titles();
    const views = await screen.findByRole('navigation', { name: 'Vistas' });
    await user.click(within(views).getByRole('link', { name: 'Mis tareas' }));
    await waitFor(async () => expect(await titles()).toEqual(['Validar']));
  });
});
