import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anEquipo, anId, aUsuario } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './equipos-page';
import { restoreGlobals, stubGlobal } from '../../shared/testing/stub-global';

afterEach(() => {
  jest.useRealTimers();
  restoreGlobals();
  jest.restoreAllMocks();
});

const luis = aUsuario({ nombre: 'Luis Pérez' });
const marta = aUsuario({ nombre: 'Marta Ruiz' });
const equipo = anEquipo({ nombre: 'Producto' });

const open = async (
  rol: 'admin' | 'usuario',
  answers: Parameters<typeof fakeApi>[0] = {},
  address = '/equipos',
) => {
  const yo = signIn({ rol });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/equipos': ok({ equipos: [equipo] }),
    'GET /api/usuarios': ok({ usuarios: [yo, luis, marta] }),
    ...answers,
  });
  const app = renderApp(address);
  await screen.findByRole('heading', { name: 'Equipos' });
  return { api, yo, ...app };
};

const openForm = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const page = await open('admin', answers);
  await page.user.click(await screen.findByRole('button', { name: 'Nuevo Equipo' }));
  return { ...page, form: await screen.findByRole('dialog', { name: 'Nuevo Equipo' }) };
};

describe('teams page', () => {
  it('shows at most four members of a team and how many more there are', async () => {
    const miembros = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'].map((nombre) => ({
      usuario: { _id: anId(), nombre, avatar: null, correo: 'x@empresa.com' },
      rol: 'miembro' as const,
    }));
    await open('usuario', { 'GET /api/equipos': ok({ equipos: [anEquipo({ miembros })] }) });
    await screen.findByText('+2 más');
    expect(screen.queryByText('Cinco')).toBeNull();
  });

  it('offers changes only to those who may make them', async () => {
    await open('usuario');
    await screen.findByRole('heading', { name: 'Producto' });
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nuevo Equipo' })).toBeNull();
  });

  it('tells a person without a team how to get an administrator when there is none', async () => {
    await open('usuario', {
      'GET /api/equipos': ok({ equipos: [] }),
      'GET /api/usuarios/administracion': ok({
        hayAdministracion: false,
        administran: [],
        pedido: false,
        invitanEquipos: false,
      }),
    });
    expect(await screen.findByText(/arrancarla una vez con ADMIN_CORREO y ADMIN_CONTRASENA/)).toBeTruthy();
  });

  it.each([
    [fails('missing', 'El equipo no existe'), 'El equipo no existe o ya fue eliminado (404)'],
    [fails('forbidden', 'No'), 'No tienes permisos para eliminar este equipo (403)'],
    [
      fails('conflict', 'No se puede eliminar el equipo: tiene 2 proyectos'),
      'No se puede eliminar el equipo: tiene 2 proyectos',
    ],
    ['network failure' as const, 'Error de red o servidor no disponible'],
  ])('names a failed deletion (%#)', async (answer, message) => {
    const { user } = await open('admin', { [`DELETE /api/equipos/${equipo._id}`]: answer });
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar «Producto»' });
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
  });
});

describe('somebody who asks for a team', () => {
  const address = `/equipos?anadir=${luis._id}`;

  it('is added to the one that is chosen', async () => {
    const { api, user } = await open(
      'admin',
      { [`PUT /api/equipos/${equipo._id}`]: ok({ equipo }) },
      address,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Añadir a Luis Pérez a un equipo' });
    await user.click(within(dialog).getByRole('button', { name: 'Añadir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(`PUT /api/equipos/${equipo._id}`)[0]?.body).toEqual({
      version: equipo.version,
      miembros: [
        ...equipo.miembros.map(({ usuario, rol }) => ({ usuario: usuario._id, rol })),
        { usuario: luis._id, rol: 'miembro' },
      ],
    });
    expect(window.location.search).toBe('');
  });

  it('is in the first team from the start, when there is none yet', async () => {
    await open('admin', { 'GET /api/equipos': ok({ equipos: [] }) }, address);
    const form = await screen.findByRole('dialog', { name: 'Nuevo Equipo' });
    expect(await within(form).findByRole('group', { name: 'Rol de Luis Pérez' })).toBeTruthy();
  });

  it('needs no answer once somebody has added them', async () => {
    const suyo = anEquipo({ nombre: 'Diseño', miembros: [{ usuario: luis, rol: 'miembro' }] });
    await open('admin', { 'GET /api/equipos': ok({ equipos: [suyo] }) }, address);
    expect(await screen.findByText('Luis Pérez ya forma parte del equipo «Diseño».')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('team form', () => {
  it('gives a person who is alone a link for others, who can be chosen once they have registered', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api, yo, form } = await openForm({
      'GET /api/usuarios': ok({ usuarios: [aUsuario({ rol: 'admin' })] }),
    });
    const enlace = await within(form).findByRole<HTMLInputElement>('textbox', { name: 'Enlace' });
    expect(enlace.value).toBe(`${location.origin}/register`);
    api.answer('GET /api/usuarios', ok({ usuarios: [yo, luis] }));
    await jest.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(within(form).queryByRole('textbox', { name: 'Enlace' })).toBeNull());
  });

  it('demands a name and two members', async () => {
    const { user, form, api } = await openForm();
    await within(form).findByRole('combobox', { name: 'Miembros' });
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await within(form).findByText('El nombre del equipo es obligatorio');
    within(form).getByText('Debe seleccionar al menos 2 miembros para el equipo');
    expect(api.callsTo('POST /api/equipos')).toEqual([]);
  });

  it('adds people by typing, with a role each', async () => {
    const { user, form, api, yo } = await openForm({ 'POST /api/equipos': ok({ equipo }, 201) });
    await user.type(within(form).getByLabelText('Nombre'), ' Diseño ');
    await user.type(await within(form).findByRole('combobox', { name: 'Miembros' }), 'perez');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'LPLuis Pérez',
    ]);
    await user.keyboard('{Enter}');
    const rol = await within(form).findByRole('group', { name: 'Rol de Luis Pérez' });
    await user.click(within(rol).getByRole('radio', { name: 'Administración' }));
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo('POST /api/equipos')[0]?.body).toMatchObject({
      nombre: 'Diseño',
      miembros: [
        { usuario: yo._id, rol: 'admin' },
        { usuario: luis._id, rol: 'admin' },
      ],
    });
  });

  it('asks the server for whom it does not know in a large installation', async () => {
    const many = Array.from({ length: 100 }, (_, n) => aUsuario({ nombre: `Persona ${n}` }));
    const nora = aUsuario({ nombre: 'Nora Vidal' });
    const { user, form } = await openForm({
      'GET /api/usuarios?estado=activo&orden=nombre&limite=100': ok({ usuarios: many, siguiente: 'cG9y' }),
      'GET /api/usuarios?q=vid&estado=activo&orden=nombre&limite=50': ok({ usuarios: [nora] }),
    });
    const field = await within(form).findByRole('combobox', { name: 'Miembros' });
    await user.type(field, 'vid');
    await screen.findByRole('option', { name: /Nora Vidal/ });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await within(form).findByRole('group', { name: 'Rol de Nora Vidal' })).toBeTruthy();
    await user.type(field, 'persona 99');
    expect(screen.queryByRole('option', { name: 'Nora Vidal' })).toBeNull();
  });

  it('sends a scaled-down logo', async () => {
    const url = 'data:image/jpeg;base64,AAAA';
    stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => {} }));
    const context = { fillRect: () => {}, drawImage: () => {} };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(url);
    const { user, form, api } = await openForm({ 'POST /api/equipos': ok({ equipo }, 201) });
    await user.type(within(form).getByLabelText('Nombre'), 'Diseño');
    await user.type(await within(form).findByRole('combobox', { name: 'Miembros' }), 'perez');
    await screen.findByRole('option', { name: /Luis Pérez/ });
    await user.keyboard('{Enter}');
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await user.upload(within(form).getByLabelText('Seleccionar un logotipo'), file);
    await within(form).findByRole('button', { name: 'Cambiar logotipo' });
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(api.callsTo('POST /api/equipos')[0]?.body).toMatchObject({ logo: url }));
  });

  it.each([
    [fails('forbidden', 'No'), 'No tienes permisos para acceder a los usuarios.'],
    ['network failure' as const, 'Error al cargar usuarios. Verifica tu conexión.'],
    [ok({ usuarios: [] }), 'No se encontraron usuarios en la base de datos'],
  ])('says why there is nobody to choose (%#) and cannot be sent', async (answer, message) => {
    const { form } = await openForm({ 'GET /api/usuarios': answer });
    await within(form).findByText(message);
    const create = within(form).getByRole('button', { name: 'Crear' });
    expect((create as HTMLButtonElement).disabled).toBe(true);
  });
});
