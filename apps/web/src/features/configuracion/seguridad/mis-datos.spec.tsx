import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUsuario } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import { stubGlobal } from '../../../shared/testing/stub-global';
import '../configuracion-page';
import './seguridad-panel';

const MIS_DATOS = 'GET /api/usuarios/mis-datos';

describe('one’s own data', () => {
  it('are downloaded whole, and the reason is shown when they cannot be collected', async () => {
    const createObjectURL = jest.fn(() => 'blob:1');
    stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() }));
    const usuario = aUsuario(signIn());
    const api = fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/usuarios/perfil': ok({ usuario }),
      'GET /api/usuarios/sesiones': ok({ sesiones: [] }),
      [MIS_DATOS]: ok({ generado: '2026-11-20T10:00:00.000Z', datos: [] }),
    });
    const { user } = renderApp('/configuracion?seccion=contrasena');
    const button = await screen.findByRole('button', { name: 'Descargar mis datos' });
    await user.click(button);
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
    api.answer(MIS_DATOS, fails('unavailable', 'Ahora no'));
    await user.click(button);
    expect(await screen.findByText('Ahora no')).toBeTruthy();
  });
});
