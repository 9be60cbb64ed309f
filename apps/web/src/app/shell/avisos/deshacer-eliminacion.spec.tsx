import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { anId } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../features/proyectos/proyectos-page';
import './oferta-deshacer';

const _id = anId();
const ROUTE = `POST /api/papelera/${_id}/restaurar`;
const cuentas = { epicas: 0, historias: 0, tareas: 0, archivos: 0 };
const restaurado = { tipo: 'tarea', _id, titulo: 'Pagar', proyecto: anId(), cuentas, avisos: [] };

const deleted = async (answers: Parameters<typeof fakeApi>[0]) => {
  signIn();
  const api = fakeApi({ 'GET /api/proyectos': ok({ proyectos: [] }), ...answers });
  const { user } = renderApp('/proyectos');
  await screen.findByRole('heading', { level: 1 });
  act(() => deshacer.offer({ tipo: 'tarea', _id, titulo: 'Pagar' }));
  expect(await screen.findByText('Tarea «Pagar» eliminada')).toBeTruthy();
  return { api, user };
};

describe('what was just deleted', () => {
  it('comes back with one click', async () => {
    const { api, user } = await deleted({ [ROUTE]: ok({ restaurado }) });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('«Pagar» se ha restaurado')).toBeTruthy();
    expect(api.callsTo(ROUTE)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByText('«Pagar» se ha restaurado')).toBeNull();
  });

  it('comes back with Ctrl+Z, except while typing, where Ctrl+Z undoes letters', async () => {
    const { api, user } = await deleted({ [ROUTE]: ok({ restaurado }) });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'x{Control>}z{/Control}');
    expect(api.callsTo(ROUTE)).toHaveLength(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('«Pagar» se ha restaurado')).toBeTruthy();
    expect(api.callsTo(ROUTE)).toHaveLength(1);
  });

  it('says why it could not come back, and where it still is', async () => {
    const message = 'La historia «Compra» también está en la papelera: restáurala antes.';
    const { user } = await deleted({ [ROUTE]: fails('conflict', message) });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver la papelera' }).getAttribute('href')).toBe('/papelera');
  });
});
