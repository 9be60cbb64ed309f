import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { session } from '../../../shared/sesion/session';
import { aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import { aConfiguracion } from '../../../shared/testing/datos/publica';
import '../../../features/proyectos/proyectos-page';

describe('an expired session', () => {
  it('asks to sign in over the page and keeps what was typed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const usuario = signIn({ rol: 'usuario' });
    const proyecto = aProyecto();
    const api = fakeApi({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      'GET /api/proyectos/equipos/lista': ok({ equipos: [proyecto.equipo] }),
    });
    const { user } = renderApp('/proyectos');
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const form = await screen.findByRole('dialog', { name: 'Editar Proyecto' });
    const nombre = within(form).getByLabelText('Nombre');
    await user.clear(nombre);
    await user.type(nombre, 'Mío');

    const expired = fails('unauthenticated', 'Sesión expirada. Por favor, inicia sesión nuevamente.');
    api.answer(`PUT /api/proyectos/${proyecto._id}`, expired);
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));

    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión ha expirado' });
    expect((nombre as HTMLInputElement).value).toBe('Mío');
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Contraseña')));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect((nombre as HTMLInputElement).value).toBe('Mío');
    api.answer('POST /api/usuarios/login', ok({ token: 'fresco', usuario }));
    await user.type(within(dialog).getByLabelText('Contraseña'), 'secreta');
    await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tu sesión ha expirado' })).toBeNull());
    expect(session.get().token).toBe('fresco');
    expect((nombre as HTMLInputElement).value).toBe('Mío');
  });

  it('asks for the second factor too, in the same dialog', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const usuario = signIn();
    const listado = 'GET /api/proyectos';
    const api = fakeApi({
      [listado]: fails('unauthenticated', 'Sesión expirada. Por favor, inicia sesión nuevamente.'),
      'POST /api/usuarios/login': ok({
        factor: { reto: 'r'.repeat(43), expira: new Date().toISOString() },
      }),
      'POST /api/usuarios/login/factor': ok({ token: 'fresco', usuario }),
    });
    const { user } = renderApp('/proyectos');
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión ha expirado' });
    await user.type(within(dialog).getByLabelText('Contraseña'), 'secreta{Enter}');
    const codigo = await within(dialog).findByLabelText('Código de tu aplicación');
    api.answer(listado, ok({ proyectos: [] }));
    await user.type(codigo, '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tu sesión ha expirado' })).toBeNull());
    expect(session.get().token).toBe('fresco');
  });

  it('that was ended in another tab keeps what is typed here, and leaves a page where nothing is', async () => {
    signIn({ rol: 'usuario' });
    const proyecto = aProyecto();
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [proyecto] }),
      'GET /api/proyectos/equipos/lista': ok({ equipos: [proyecto.equipo] }),
    });
    const { user } = renderApp('/proyectos');
    const signOutElsewhere = () =>
      act(() => {
        for (const key of ['token', 'user']) {
          localStorage.removeItem(key);
          window.dispatchEvent(new StorageEvent('storage', { key }));
        }
      });
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const form = await screen.findByRole('dialog', { name: 'Editar Proyecto' });
    await user.type(within(form).getByLabelText('Nombre'), ' nuevo');
    signOutElsewhere();
    await screen.findByRole('dialog', { name: 'Tu sesión ha expirado' });
    expect(within(form).getByLabelText<HTMLInputElement>('Nombre').value).toMatch(/ nuevo$/);
    act(() => session.end());
    signIn({ rol: 'usuario' });
    signOutElsewhere();
    expect(session.get().token).toBeNull();
  });

  it('offers the company account, which comes back to this page', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    signIn();
    const inicio = 'POST /api/usuarios/empresa/inicio';
    const api = fakeApi({
      'GET /api/proyectos': fails('unauthenticated', 'Sesión expirada. Por favor, inicia sesión nuevamente.'),
      'GET /api/configuracion-publica': ok(aConfiguracion({ empresa: { nombre: null, solo: false } })),
      [inicio]: ok({ url: `${window.location.origin}/proyectos#emisor`, clave: 'c'.repeat(43) }),
    });
    const { user } = renderApp('/proyectos');
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión ha expirado' });
    await user.click(
      await within(dialog).findByRole('button', { name: 'Entrar con la cuenta de la empresa' }),
    );
    await waitFor(() =>
      expect(api.callsTo(inicio)[0]?.body).toEqual({ recordar: true, destino: '/proyectos' }),
    );
  });
});
