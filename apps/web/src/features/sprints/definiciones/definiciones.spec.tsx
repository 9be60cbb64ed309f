import { describe, expect, it } from '@jest/globals';
import type { ReglaDefinicion } from '@pmp/contracts/sprints';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../sprint-dialogs';
import '../sprints-page';
import './definiciones-dialog';

const proyecto = aProyecto();
const LIST = `GET /api/sprints/proyecto/${proyecto._id}`;

const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  signIn();
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [LIST]: ok({ sprints: [] }),
    ...answers,
  });
  const app = renderApp(`/sprints/${proyecto._id}`);
  await screen.findByRole('heading', { name: 'Sprints' });
  return { api, ...app };
};

describe('what is ready and what is done', () => {
  it('stays as somebody else makes the one while this person changes the other, and never goes over theirs', async () => {
    const DEFINICIONES = `${LIST}/definiciones`;
    const PUT = DEFINICIONES.replace('GET', 'PUT');
    const con = (regla: ReglaDefinicion) => ({ puntos: [{ _id: anId(), regla, texto: '' }], impide: false });
    const before = { listo: con('puntos'), hecho: con('puntos'), version: 1 };
    const { api, user } = await open({
      [DEFINICIONES]: ok({ definiciones: before }),
      [PUT]: fails('conflict', 'Otra persona ha cambiado estos datos.'),
    });
    await user.click(screen.getByRole('button', { name: 'Definición de preparado y de terminado' }));
    const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
    const hecho = await group(/está terminada/);
    await user.click(hecho.getByRole('checkbox', { name: 'Tiene responsable' }));
    const save = async () => user.click(screen.getByRole('button', { name: 'Guardar' }));
    const another = (definiciones: object) => {
      api.answer(DEFINICIONES, ok({ definiciones }));
      fakeSocket.receive('cambio', {
        entidad: 'definicion',
        accion: 'actualizada',
        _id: anId(),
        version: null,
        datos: {},
        autor: null,
      });
    };
    const sent = async (count: number) => {
      await waitFor(() => expect(api.callsTo(PUT)).toHaveLength(count));
      return api.callsTo(PUT).at(-1)?.body;
    };

    another({ ...before, listo: con('descripcion'), version: 2 });
    await (
      await group(/está preparada/)
    ).findByRole('checkbox', { name: 'Tiene descripción', checked: true });
    await save();
    expect(await sent(1)).toEqual({ hecho: expect.anything(), version: 2 });
    await screen.findByText('Otra persona ha cambiado estos datos.');

    another({ listo: con('criterios'), hecho: con('sinBloqueos'), version: 3 });
    await (await group(/está preparada/)).findByRole('checkbox', { name: /criterios/, checked: true });
    expect(hecho.getByRole('checkbox', { name: 'Tiene responsable', checked: true })).toBeTruthy();
    await save();
    expect(await sent(2)).toMatchObject({ version: 1 });
  });
});
