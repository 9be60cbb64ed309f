import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aHistoria, anEpica, anId, aProyecto, aUsuario } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './proyectos-page';

const LIST = 'GET /api/proyectos';
const TEAMS = 'GET /api/proyectos/equipos/lista';
const yo = aUsuario({ nombre: 'Ana' });
const portal = aProyecto({
  nombre: 'Portal',
  clave: 'PORTAL',
  creador: { _id: yo._id, nombre: 'Ana', avatar: null },
});
const otroEquipo = { _id: anId(), nombre: 'Tienda' };
const away = fails('unavailable', 'Esta parte del servicio no está disponible');

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn(yo);
  const api = fakeApi({
    'GET /api/equipos': ok({ equipos: [] }),
    [LIST]: ok({ proyectos: [portal] }),
    [TEAMS]: ok({ equipos: [portal.equipo] }),
    ...answers,
  });
  const app = renderApp('/proyectos');
  await screen.findByRole('heading', { name: 'Proyectos' });
  return { api, ...app };
};

/** The button 'Editar' or 'Eliminar' of a card. */
const onCard = async (nombre: string, action: string) => {
  const card = (await screen.findByRole('heading', { name: nombre })).closest('li');
  if (!card) throw new Error(`no card of ${nombre}`);
  return within(card).getByRole('button', { name: action });
};

describe('projects page', () => {
  it('lists, searches ignoring accents, and filters by estado', async () => {
    const migracion = aProyecto({ nombre: 'Migración', estado: 'pausado' });
    const { user } = await open({ [LIST]: ok({ proyectos: [portal, migracion] }) });
    await screen.findByRole('heading', { name: 'Migración' });
    await user.type(screen.getByLabelText('Buscar por nombre o clave'), 'migracion');
    expect(screen.queryByRole('heading', { name: 'Portal' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Activo' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
    await screen.findByRole('heading', { name: 'Portal' });
  });

  it('offers to create the first one', async () => {
    const { user } = await open({ [LIST]: ok({ proyectos: [] }) });
    await screen.findByText('No hay proyectos disponibles');
    await user.click(screen.getByRole('button', { name: 'Crear Primer Proyecto' }));
    expect(await screen.findByRole('dialog', { name: 'Nuevo Proyecto' })).toBeTruthy();
  });

  it('opens its form also for whoever is in no team, and asks for one there', async () => {
    const administracion = {
      hayAdministracion: true,
      administran: [aUsuario()],
      pedido: false,
      invitanEquipos: false,
    };
    const { api, user } = await open({
      [LIST]: ok({ proyectos: [] }),
      [TEAMS]: ok({ equipos: [] }),
      'GET /api/usuarios/administracion': ok(administracion),
      'POST /api/usuarios/administracion': ok({ exito: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Crear Primer Proyecto' }));
    const form = await screen.findByRole('dialog', { name: 'Nuevo Proyecto' });
    within(form).getByText('No perteneces a ningún equipo todavía.');
    expect(await within(form).findByRole('button', { name: 'Pedir que me añadan' })).toBeTruthy();
    expect(api.callsTo('POST /api/proyectos')).toEqual([]);
  });

  it('offers deleting one only to whoever may', async () => {
    await open({ [LIST]: ok({ proyectos: [portal, aProyecto({ nombre: 'Ajeno' })] }) });
    expect(await onCard('Portal', 'Eliminar')).toBeTruthy();
    expect(await onCard('Ajeno', 'Editar')).toBeTruthy();
    await expect(onCard('Ajeno', 'Eliminar')).rejects.toThrow('Eliminar');
  });

  it('asks before deleting, and says why it failed', async () => {
    const { api, user } = await open({ [`DELETE /api/proyectos/${portal._id}`]: 'network failure' });
    await user.click(await onCard('Portal', 'Eliminar'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar «Portal»' });
    within(dialog).getByText(
      '¿Estás seguro de que deseas eliminar este proyecto? Esta acción no se puede deshacer.',
    );
    within(dialog).getByText(/^Irá a la papelera 30 días, con/);
    expect(api.callsTo(`DELETE /api/proyectos/${portal._id}`)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await within(dialog).findByText('Error al eliminar el proyecto. Por favor, intenta de nuevo más tarde.');
    api.answer(`DELETE /api/proyectos/${portal._id}`, ok({}));
    api.answer(LIST, ok({ proyectos: [] }));
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('No hay proyectos disponibles');
  });
});

describe('project form', () => {
  const openForm = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const page = await open(answers);
    await page.user.click(screen.getByRole('button', { name: 'Nuevo Proyecto' }));
    const form = await screen.findByRole('dialog', { name: 'Nuevo Proyecto' });
    const pickTeam = async (nombre: string) => {
      await page.user.click(within(form).getByRole('combobox', { name: 'Equipo' }));
      await page.user.click(await screen.findByRole('option', { name: nombre }));
    };
    const create = () => page.user.click(within(form).getByRole('button', { name: /^Crear|Guardando/ }));
    return { ...page, form, pickTeam, create };
  };

  it('names what is missing on submit and clears it when it is edited', async () => {
    const { user, form, create, pickTeam, api } = await openForm({
      [TEAMS]: ok({ equipos: [portal.equipo, otroEquipo] }),
    });
    await create();
    await within(form).findByText('El nombre del proyecto es obligatorio');
    within(form).getByText('La clave debe tener entre 2 y 10 caracteres');
    within(form).getByText('Debes seleccionar un equipo');
    await user.type(within(form).getByLabelText('Nombre'), 'P');
    expect(within(form).queryByText('El nombre del proyecto es obligatorio')).toBeNull();
    expect(within(form).queryByText('La clave debe tener entre 2 y 10 caracteres')).toBeNull();
    await pickTeam('Producto');
    expect(within(form).queryByText('Debes seleccionar un equipo')).toBeNull();
    expect(api.callsTo('POST /api/proyectos')).toEqual([]);
  });

  it('creates with the same id in a repeated call, so that no second project is created', async () => {
    const { user, form, create, api } = await openForm({
      'POST /api/proyectos': 'network failure',
    });
    await user.type(within(form).getByLabelText('Nombre'), 'Nuevo');
    await create();
    await within(form).findByText(
      'Error al guardar el proyecto. Por favor, verifica los datos e intenta de nuevo.',
    );
    const creado = aProyecto({ nombre: 'Nuevo' });
    api.answer('POST /api/proyectos', ok({ proyecto: creado }, 201));
    api.answer(LIST, ok({ proyectos: [creado] }));
    await create();
    await screen.findByRole('heading', { name: 'Nuevo' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first, second] = api.callsTo('POST /api/proyectos');
    expect(first?.body['_id']).toMatch(/^[0-9a-f]{24}$/);
    expect(second?.body).toEqual(first?.body);
    expect(first?.body).toMatchObject({ estado: 'activo', prioridad: 'media' });
    // Proposed from the name, and the only team there is.
    expect(first?.body).toMatchObject({ clave: 'NUEVO', equipo: portal.equipo._id });
  });

  it('begins with a template, if one is chosen', async () => {
    const { user, form, create, api } = await openForm({
      'POST /api/proyectos': ok({ proyecto: aProyecto() }, 201),
      'POST /api/epicas': ok({ epica: anEpica() }, 201),
      'POST /api/historias': ok({ historia: aHistoria() }, 201),
    });
    await user.type(within(form).getByLabelText('Nombre'), 'Nuevo');
    await user.click(within(form).getByRole('combobox', { name: 'Punto de partida' }));
    await user.click(await screen.findByRole('option', { name: 'Scrum' }));
    within(form).getByText('2 épicas · 5 historias');
    await create();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const proyecto = api.callsTo('POST /api/proyectos')[0]?.body['_id'];
    const epicas = api.callsTo('POST /api/epicas').map(({ body }) => body);
    expect(epicas).toMatchObject([
      { titulo: 'Preparar el terreno', proyecto },
      { titulo: 'Primera versión', proyecto },
    ]);
    const historias = api.callsTo('POST /api/historias').map(({ body }) => body);
    expect(historias.map(({ epicaId }) => epicaId)).toEqual([0, 0, 1, 1, 1].map((at) => epicas[at]?.['_id']));
  });

  it("shows the server's message at its field", async () => {
    const message = 'Ya existe un proyecto con esta clave';
    const { user, form, create } = await openForm({
      'POST /api/proyectos': fails('conflict', message, [{ campo: 'clave', message }]),
    });
    await user.type(within(form).getByLabelText('Nombre'), 'Nuevo');
    await create();
    await waitFor(() => expect(within(form).getAllByText(message)).toHaveLength(2));
  });

  it('focuses its first field, and asks before discarding what was typed', async () => {
    const { user, form } = await openForm();
    await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText('Nombre')));
    await user.keyboard('A medias');
    await user.keyboard('{Escape}');
    const ask = await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await user.click(within(ask).getByRole('button', { name: 'Seguir editando' }));
    expect((within(form).getByLabelText('Nombre') as HTMLInputElement).value).toBe('A medias');
  });

  it('says when somebody else has saved first, and keeps the typed text', async () => {
    const newer = { ...portal, version: 2, nombre: 'Portal nuevo', descripcion: 'De otra persona' };
    const stale = 'Otra persona ha cambiado estos datos. Vuelve a cargarlos antes de guardar.';
    const PUT = `PUT /api/proyectos/${portal._id}`;
    const { api, user } = await open({
      [PUT]: fails('conflict', stale),
      [`GET /api/proyectos/${portal._id}`]: ok({ proyecto: newer }),
    });
    await user.click(await onCard('Portal', 'Editar'));
    const form = await screen.findByRole('dialog', { name: 'Editar Proyecto' });
    expect((within(form).getByLabelText('Clave') as HTMLInputElement).disabled).toBe(true);
    const nombre = within(form).getByLabelText('Nombre') as HTMLInputElement;
    await user.clear(nombre);
    await user.type(nombre, 'Mi nombre');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await within(form).findByText(stale);
    const descripcion = within(form).getByLabelText(/Descripción/) as HTMLTextAreaElement;
    await waitFor(() => expect(descripcion.value).toBe('De otra persona'));
    expect(nombre.value).toBe('Mi nombre');

    api.answer(PUT, ok({ proyecto: { ...newer, nombre: 'Mi nombre', version: 3 } }));
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(PUT).map(({ body }) => body['version'])).toEqual([1, 2]);
  });
});

describe('sample data', () => {
  it.each([
    ['a network failure', 'network failure' as const],
    ['a 503', away],
  ])('is shown under its banner on %s', async (_, answer) => {
    await open({ [LIST]: answer });
    await screen.findByText('Datos de ejemplo');
    expect(screen.getAllByText('Ejemplo')).toHaveLength(3);
  });

  it.each([
    ['401', fails('unauthenticated', 'Inicia sesión')],
    ['403', fails('forbidden', 'No')],
    ['404', fails('missing', 'No')],
  ])('is never shown on a %s', async (_, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open({ [LIST]: answer });
    await screen.findByText('Error al cargar los proyectos. Por favor, intenta de nuevo más tarde.');
    expect(screen.queryByText('Datos de ejemplo')).toBeNull();
  });

  it('is edited without calls, and disappears with the first real answer', async () => {
    const { api, user } = await open({ [LIST]: away, [TEAMS]: away });
    await user.click(await onCard('Identidad visual', 'Eliminar'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Identidad visual' })).toBeNull());

    await user.click(await onCard('Plataforma web', 'Editar'));
    const form = await screen.findByRole('dialog', { name: 'Editar Proyecto' });
    await user.type(within(form).getByLabelText('Nombre'), ' 2');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('heading', { name: 'Plataforma web 2' });
    expect(api.calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([]);

    api.answer(LIST, ok({ proyectos: [portal] }));
    const [banner] = screen.getAllByRole('button', { name: 'Reintentar' }).slice(-1);
    if (banner) await user.click(banner);
    await screen.findByRole('heading', { name: 'Portal' });
    expect(screen.queryByText('Datos de ejemplo')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Plataforma web 2' })).toBeNull();
  });

  it('offers sample teams while the list cannot be read, and never sends one', async () => {
    const { api, user } = await open({ [TEAMS]: away });
    await user.click(screen.getByRole('button', { name: 'Nuevo Proyecto' }));
    const form = await screen.findByRole('dialog');
    await within(form).findByText('Datos de ejemplo');
    await user.type(within(form).getByLabelText('Nombre'), 'Nuevo');
    await user.type(within(form).getByLabelText('Clave'), 'NV');
    await user.click(within(form).getByRole('combobox', { name: 'Equipo' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Development',
      'Design',
      'Marketing',
    ]);
    await user.click(screen.getByRole('option', { name: 'Design' }));
    await user.click(within(form).getByRole('button', { name: 'Crear' }));
    await within(form).findByText('Este equipo es de ejemplo. Pulsa «Reintentar» y selecciona uno real.');
    expect(api.callsTo('POST /api/proyectos')).toEqual([]);
  });
});
