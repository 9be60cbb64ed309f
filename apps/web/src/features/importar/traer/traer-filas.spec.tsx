import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pegado } from '../../../shared/exportar/pegado';
import { anEquipo, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok, type FakeCall } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../importar-page';
import '../pegar/pegar-abierto';

const portal = aProyecto({ nombre: 'Portal', clave: 'PORTAL' });
const CREATE = 'POST /api/proyectos';

describe('rows into a list', () => {
  it('are shown with their fate before anything is made; what fails says why and is tried again', async () => {
    signIn();
    let away = true;
    const { equipo } = portal;
    const api = fakeApi({
      'GET /api/proyectos': ok({ proyectos: [portal] }),
      'GET /api/proyectos/equipos/lista': ok({ equipos: [{ _id: equipo._id, nombre: equipo.nombre }] }),
      'GET /api/importaciones': ok({ importaciones: [] }),
      'GET /api/equipos': ok({ equipos: [anEquipo()] }),
      [CREATE]: (call: FakeCall) => {
        const { nombre } = call.body as { nombre: string };
        if (nombre === 'Caja' && away) return fails('conflict', 'Ya existe un proyecto con esta clave');
        return ok({ proyecto: aProyecto({ nombre }) }, 201);
      },
    });
    const { user } = renderApp('/importar');
    await screen.findByRole('button', { name: 'Seleccionar archivo' });
    act(() => pegado.open({ entidad: 'proyecto', proyecto: '' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Traer proyectos' }));
    await user.click(dialog.getByRole('textbox', { name: 'Filas' }));
    await user.paste('Nombre;Clave\nAlmacén;ALM\nPortal;PORTAL\nCaja;CAJ\nSin clave;');
    await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
    expect(await dialog.findByText('Por crear: 2 · Ya existen: 1 · Con problemas: 1')).toBeTruthy();
    expect(dialog.getByText('Falta la clave')).toBeTruthy();
    expect(api.callsTo(CREATE)).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Traer 2 filas' }));
    expect(await dialog.findByText('Ya existe un proyecto con esta clave')).toBeTruthy();
    expect(dialog.getAllByText('Hecho')).toHaveLength(1);
    away = false;
    await user.click(await dialog.findByRole('button', { name: 'Reintentar 1 fila' }));
    await waitFor(() => expect(dialog.getAllByText('Hecho')).toHaveLength(2));
    const sent = api
      .callsTo(CREATE)
      .map(({ body }) => body as { _id: string; nombre: string; clave: string });
    expect(sent.map(({ nombre, clave }) => `${nombre} ${clave}`)).toEqual([
      'Almacén ALM',
      'Caja CAJ',
      'Caja CAJ',
    ]);
    expect(sent[2]!._id).toBe(sent[1]!._id);
    await user.click(await dialog.findByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('pasted into the list of tasks need a story to belong to, and are not sent without one', async () => {
    signIn();
    const sent = jest.spyOn(XMLHttpRequest.prototype, 'open');
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [portal] }),
      'GET /api/importaciones': ok({ importaciones: [] }),
      [`GET /api/historias/proyecto/${portal._id}?q=abierta&limite=100`]: ok({ historias: [] }),
    });
    const { user } = renderApp('/importar');
    await screen.findByRole('button', { name: 'Seleccionar archivo' });
    act(() => pegado.open({ entidad: 'tarea', proyecto: portal._id, texto: 'Uno\nDos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pegar filas' }));
    await dialog.findByText(/^Este proyecto no tiene ninguna historia abierta/);
    await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
    const historia = dialog.getByRole('combobox', { name: 'Historia' });
    await waitFor(() => expect(historia.getAttribute('aria-invalid')).toBe('true'));
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  });

  it('ask the server about the people whom they name, and about nobody else', async () => {
    signIn();
    const known = {
      _id: '0123456789abcdef01234567',
      nombre: 'Ana',
      avatar: null,
      estado: 'activo',
      correo: 'ana@x.es',
      rol: 'usuario',
    };
    const api = fakeApi({
      'GET /api/proyectos': ok({ proyectos: [portal] }),
      'GET /api/importaciones': ok({ importaciones: [] }),
      'GET /api/usuarios?correos=ana%40x.es%2Cluis%40x.es&limite=100': ok({
        usuarios: [known],
        siguiente: null,
        total: 1,
      }),
    });
    const { user } = renderApp('/importar');
    await screen.findByRole('button', { name: 'Seleccionar archivo' });
    act(() => pegado.open({ entidad: 'persona', proyecto: '' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Traer personas' }));
    await user.click(dialog.getByRole('textbox', { name: 'Filas' }));
    await user.paste('Nombre;Correo\nAna;ana@x.es\nLuis;luis@x.es\nNadie;sin-arroba');
    await user.click(dialog.getByRole('button', { name: 'Ver la vista previa' }));
    expect(await dialog.findByText('Por crear: 1 · Ya existen: 1 · Con problemas: 1')).toBeTruthy();
    const asked = api.calls
      .map(({ route }) => route)
      .filter((route) => route.startsWith('GET /api/usuarios'));
    expect(
      asked.filter((route) => !route.includes('/perfil') && !route.includes('/preferencias')),
    ).toHaveLength(1);
  });
});
