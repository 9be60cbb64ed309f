import { describe, expect, it } from '@jest/globals';
import type { AjustesAcceso } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { aUsuario } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../configuracion-page';
import './usuarios-panel';

const open = async (seccion: string, answers: Parameters<typeof fakeApi>[0], over = {}) => {
  const usuario = aUsuario(signIn({ nombre: 'Ana García', ...over }));
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/usuarios/perfil': ok({ usuario }),
    ...answers,
  });
  const { user } = renderApp(`/configuracion?seccion=${seccion}`);
  await screen.findByRole('heading', { level: 1, name: 'Configuración' });
  return { api, user, usuario };
};

describe("other people's accounts", () => {
  const luis = { ...aUsuario({ nombre: 'Luis Pérez', correo: 'luis@empresa.com' }), version: 3 };
  const CUENTA = `PUT /api/usuarios/${luis._id}`;
  const admin = { rol: 'admin' as const };
  const ajustes: AjustesAcceso = { segundoFactor: 'nadie', equiposConFactor: [], invitan: 'administradores' };
  const people = {
    'GET /api/usuarios': ok({ usuarios: [luis] }),
    'GET /api/usuarios/acceso': ok({ ajustes }),
  };

  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };

  it('get another rol from an administrator', async () => {
    const { api, user } = await open(
      'usuarios',
      { ...people, [CUENTA]: ok({ usuario: { ...luis, rol: 'admin', version: 4 } }) },
      admin,
    );
    await choose(user, 'Rol de Luis Pérez', 'Administración');
    await screen.findByText('Guardado');
    expect(api.callsTo(CUENTA)[0]?.body).toEqual({ rol: 'admin', version: 3 });
  });

  it('are asked for a second factor if an administrator says so, or of a team', async () => {
    const equipo = { _id: 'e'.repeat(24), nombre: 'Plataforma' };
    const PUT = 'PUT /api/usuarios/acceso';
    const { api, user } = await open(
      'usuarios',
      {
        ...people,
        'GET /api/proyectos/equipos/lista': ok({ equipos: [equipo] }),
        [PUT]: fails('unavailable', 'Este servidor no puede guardar la clave'),
      },
      admin,
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Plataforma' }));
    await screen.findByText('Este servidor no puede guardar la clave');
    api.answer(PUT, ok({ ajustes: { ...ajustes, segundoFactor: 'todos' } }));
    await choose(user, 'Quién necesita un segundo factor', 'Todas las personas');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Plataforma' })).toBeNull());
    expect(api.callsTo(PUT).map(({ body }) => body)).toEqual([
      { equiposConFactor: [equipo._id] },
      { segundoFactor: 'todos' },
    ]);
  });

  it('are deactivated only after a confirmation, and the reason of a refusal is shown', async () => {
    const message = 'Es la última persona administradora activa: nombra a otra antes de cambiarla';
    const { api, user } = await open('usuarios', { ...people, [CUENTA]: fails('conflict', message) }, admin);
    await choose(user, 'Estado de Luis Pérez', 'Inactivo');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('¿Desactivar la cuenta de Luis Pérez?')).toBeTruthy();
    expect(api.callsTo(CUENTA)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
    await screen.findByText(message);
    expect(api.callsTo(CUENTA)[0]?.body).toEqual({ estado: 'inactivo', version: 3 });
  });

  it('can be given a link that sets a new password', async () => {
    const ruta = `/restablecer/${'a'.repeat(43)}`;
    const { user } = await open(
      'usuarios',
      {
        ...people,
        [`POST /api/usuarios/${luis._id}/enlace-contrasena`]: ok(
          { enlace: { ruta, expira: new Date().toISOString() } },
          201,
        ),
      },
      admin,
    );
    await user.click(await screen.findByRole('button', { name: 'Enlace de contraseña para Luis Pérez' }));
    await user.click(await screen.findByRole('button', { name: 'Crear enlace' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Enlace')).value).toBe(
      `${window.location.origin}${ruta}`,
    );
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toContain(ruta);
  });

  it('can be unlinked from the company account, if they have one, after a confirmation', async () => {
    const VINCULOS = 'GET /api/usuarios/empresa/vinculos';
    const DESVINCULAR = `DELETE /api/usuarios/empresa/vinculos/${luis._id}`;
    const emisor = 'https://cuentas.ejemplo.es';
    const eva = { ...aUsuario({ nombre: 'Eva Sanz', correo: 'eva@empresa.com' }), version: 1 };
    const vinculos = [{ usuario: luis._id, emisor, vinculada: '2026-11-20T10:00:00.000Z' }];
    const { api, user } = await open(
      'usuarios',
      {
        'GET /api/usuarios': ok({ usuarios: [luis, eva] }),
        [VINCULOS]: ok({ vinculos }),
        [DESVINCULAR]: ok({}),
      },
      admin,
    );
    const unlink = await screen.findByRole('button', { name: /^Desvincular/ });
    await user.click(unlink);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(emisor);
    expect(api.callsTo(DESVINCULAR)).toEqual([]);
    api.answer(VINCULOS, ok({ vinculos: [] }));
    await user.click(within(dialog).getByRole('button', { name: 'Desvincular' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Desvincular/ })).toBeNull());
    expect(api.callsTo(DESVINCULAR)).toHaveLength(1);
  });

  it('lose a second factor that they cannot show any more, after a confirmation', async () => {
    const QUITAR = `DELETE /api/usuarios/${luis._id}/factores`;
    const con = { ...luis, factor: true };
    const { api, user } = await open(
      'usuarios',
      { 'GET /api/usuarios': ok({ usuarios: [con] }), [QUITAR]: ok({}) },
      admin,
    );
    await user.click(await screen.findByRole('button', { name: 'Quitar el segundo factor de Luis Pérez' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(api.callsTo(QUITAR)).toEqual([]);
    api.answer('GET /api/usuarios', ok({ usuarios: [luis] }));
    await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Quitar el segundo/ })).toBeNull());
    expect(api.callsTo(QUITAR)).toHaveLength(1);
  });

  it('are erased for good only after a confirmation, and are gone from the list', async () => {
    const BORRADO = `POST /api/usuarios/${luis._id}/borrado`;
    const { api, user } = await open('usuarios', { ...people, [BORRADO]: ok({}) }, admin);
    await user.click(await screen.findByRole('button', { name: 'Eliminar a Luis Pérez' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('¿Eliminar a Luis Pérez para siempre?')).toBeTruthy();
    expect(api.callsTo(BORRADO)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(() => expect(screen.queryByText('Luis Pérez')).toBeNull());
    expect(api.callsTo(BORRADO)).toHaveLength(1);
  });

  it('are searched by the server, which says how many it finds', async () => {
    const find = (q: string) => `GET /api/usuarios?q=${q}&tipo=persona&orden=nombre&limite=50`;
    const first = ok({ usuarios: [luis], total: 730, siguiente: 'bHVpcw.0123456789abcdef01234567' });
    const { user } = await open(
      'usuarios',
      {
        'GET /api/usuarios': first,
        [find('perez')]: ok({ usuarios: [luis], total: 1 }),
        [find('nadie')]: ok({ usuarios: [], total: 0 }),
      },
      admin,
    );
    expect(await screen.findByText('730 personas')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mostrar más' })).toBeTruthy();
    const search = await screen.findByRole('searchbox', { name: 'Buscar persona...' });
    await user.type(search, 'perez');
    expect(await screen.findByText('1 persona')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'nadie');
    expect(await screen.findByText('0 personas')).toBeTruthy();
  });
});
