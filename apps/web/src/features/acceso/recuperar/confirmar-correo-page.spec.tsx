import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp } from '../../../shared/testing/render-app';
import './confirmar-correo-page';

const CONFIRMAR = 'POST /api/usuarios/correo/confirmar';
const TOKEN = 'a'.repeat(43);

describe('the link that confirms an address', () => {
  it('does nothing by being opened, and confirms with the button', async () => {
    const api = fakeApi({ [CONFIRMAR]: ok({ correo: 'ana@empresa.com' }) });
    const { user } = renderApp(`/confirmar-correo/${TOKEN}`);
    const confirm = await screen.findByRole('button', { name: 'Confirmar' });
    expect(api.callsTo(CONFIRMAR)).toEqual([]);
    await user.click(confirm);
    await screen.findByText('Correo confirmado: ana@empresa.com');
    expect(api.callsTo(CONFIRMAR)[0]?.body).toEqual({ token: TOKEN });
  });

  it('says when it is no longer good', async () => {
    const message = 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.';
    fakeApi({ [CONFIRMAR]: fails('invalid', message, [{ campo: 'token', message }]) });
    const { user } = renderApp(`/confirmar-correo/${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
