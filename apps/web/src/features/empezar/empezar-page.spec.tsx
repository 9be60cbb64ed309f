import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aProyecto,
  aResumen,
  aUsuario,
  anEpica,
  anEquipo,
  aHistoria,
} from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './empezar-page';

const luis = aUsuario({ nombre: 'Luis Pérez' });
const equipo = anEquipo({ nombre: 'Producto' });

const open = (rol: 'admin' | 'usuario', answers: Parameters<typeof fakeApi>[0] = {}) => {
  const yo = signIn({ rol });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/proyectos/resumen': ok(aResumen()),
    'GET /api/proyectos/equipos/lista': ok({ equipos: [] }),
    'GET /api/usuarios': ok({ usuarios: [yo, luis] }),
    'POST /api/equipos': ok({ equipo }, 201),
    'POST /api/proyectos': ok({ proyecto: aProyecto() }, 201),
    'POST /api/epicas': ok({ epica: anEpica() }, 201),
    'POST /api/historias': ok({ historia: aHistoria() }, 201),
    ...answers,
  });
  return { yo, api, ...renderApp('/empezar') };
};

describe('the guided start', () => {
  it('makes team, project and first stories, and goes on where a failure stopped it', async () => {
    const { api, user, yo } = open('admin', {
      'POST /api/proyectos': fails('conflict', 'Ya existe un proyecto con esta clave'),
    });
    await user.type(await screen.findByLabelText('Nombre del equipo'), 'Producto');
    await user.type(screen.getByRole('combobox', { name: 'Quién trabaja contigo' }), 'perez');
    await screen.findByRole('option', { name: /Luis Pérez/ });
    await user.keyboard('{Enter}{Escape}');
    await user.type(screen.getByLabelText('Nombre del proyecto'), 'Portal del empleado');
    expect(screen.getByLabelText<HTMLInputElement>('Clave').value).toBe('PDE');
    await user.click(screen.getByRole('button', { name: 'Crear y empezar' }));
    await screen.findByText('Ya existe un proyecto con esta clave');
    api.answer('POST /api/proyectos', ok({ proyecto: aProyecto() }, 201));
    await user.click(screen.getByRole('button', { name: 'Crear y empezar' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/backlog\//));
    const equipos = api.callsTo('POST /api/equipos').map(({ body }) => body as { _id: string });
    expect(equipos[0]).toMatchObject({ nombre: 'Producto', miembros: [yo._id, luis._id] });
    expect(equipos[1]?._id).toBe(equipos[0]?._id);
    expect(api.callsTo('POST /api/proyectos').at(-1)?.body).toMatchObject({
      nombre: 'Portal del empleado',
      clave: 'PDE',
      equipo: equipos[0]?._id,
    });
    expect(api.callsTo('POST /api/epicas')).toHaveLength(2);
    expect(api.callsTo('POST /api/historias')).toHaveLength(5);
  });

  it('lets an administrator who is alone name the second person, and gives the link for them', async () => {
    const nora = aUsuario({ nombre: 'Nora' });
    const ruta = `/recuperar?token=${'x'.repeat(43)}`;
    const { api, user, yo } = open('admin', {
      'GET /api/usuarios': ok({ usuarios: [] }),
      'POST /api/usuarios': ok({ usuario: nora }, 201),
      [`POST /api/usuarios/${nora._id}/enlace-contrasena`]: ok({
        enlace: { ruta, expira: new Date().toISOString() },
      }),
    });
    await user.type(await screen.findByLabelText('Nombre del equipo'), 'Producto');
    await user.type(screen.getByLabelText('Su nombre'), 'Nora');
    await user.type(screen.getByLabelText('Su correo'), 'nora@ejemplo.es');
    await user.type(screen.getByLabelText('Nombre del proyecto'), 'Tienda');
    await user.click(screen.getByRole('radio', { name: /^Vacío/ }));
    await user.click(screen.getByRole('button', { name: 'Crear y empezar' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace' })).value).toContain(ruta);
    expect(api.callsTo('POST /api/equipos')[0]?.body).toMatchObject({ miembros: [yo._id, nora._id] });
    expect(api.callsTo('POST /api/epicas')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Ir al proyecto' })).toBeTruthy();
  });

  it('asks nobody for a team who has one', async () => {
    const { api, user } = open('usuario', {
      'GET /api/proyectos/equipos/lista': ok({ equipos: [{ _id: equipo._id, nombre: 'Producto' }] }),
    });
    await user.type(await screen.findByLabelText('Nombre del proyecto'), 'Tienda');
    await user.click(screen.getByRole('radio', { name: /^Kanban/ }));
    await user.click(screen.getByRole('button', { name: 'Crear y empezar' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/tableros\//));
    expect(api.callsTo('POST /api/proyectos')[0]?.body).toMatchObject({ equipo: equipo._id });
    expect(api.callsTo('POST /api/equipos')).toEqual([]);
  });

  it('sends whoever can make no project to where a team is asked for', async () => {
    open('usuario', {
      'GET /api/usuarios/administracion': ok({
        hayAdministracion: true,
        administran: [luis],
        pedido: false,
        invitanEquipos: false,
      }),
    });
    expect(await screen.findByRole('button', { name: 'Pedir que me añadan' })).toBeTruthy();
    expect(window.location.pathname).toBe('/dashboard');
  });
});
