import { describe, expect, it } from '@jest/globals';
import type { Plantilla } from '@pmp/contracts/proyectos';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHistoria, anEpica, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../menu/menu-elementos';
import '../../../shared/testing/pantallas';
import './plantillas-abiertas';

const proyecto = aProyecto({ nombre: 'Portal' });
const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
const historia = aHistoria({ titulo: 'Pagar con tarjeta', epicaId: epica, proyecto: proyecto._id });
const PLANTILLAS = `/api/plantillas/proyecto/${proyecto._id}`;

const pantalla: Plantilla = {
  _id: anId(),
  nombre: 'Pantalla nueva',
  tipo: 'historia',
  contenido: {
    titulo: 'Pantalla',
    comoUsuario: '',
    quiero: '',
    para: '',
    descripcion: '',
    prioridad: 'media',
    puntos: 5,
    etiquetas: [],
    criterios: ['Con teclado'],
    tareas: [],
  },
  elementos: 1,
  proyecto: proyecto._id,
  createdAt: historia.createdAt,
  version: 1,
};

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn();
  let plantillas = [pantalla];
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
    [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [historia] }),
    [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [] }),
    [`GET ${PLANTILLAS}`]: () => ok({ plantillas }),
    [`POST ${PLANTILLAS}`]: ({ body }) => {
      const nueva = { ...pantalla, ...(body as object), contenido: pantalla.contenido } as Plantilla;
      plantillas = [...plantillas, nueva];
      return ok({ plantilla: nueva }, 201);
    },
    [`DELETE /api/plantillas/${pantalla._id}`]: () => {
      plantillas = [];
      return ok({});
    },
    [`POST /api/plantillas/${pantalla._id}/restaurar`]: () => {
      plantillas = [pantalla];
      return ok({ plantilla: pantalla });
    },
    [`POST /api/plantillas/${pantalla._id}/usar`]: ({ body }) =>
      ok(
        {
          tipo: 'historia',
          _id: (body as { _id: string })._id,
          epicas: [],
          historias: [historia],
          tareas: [],
        },
        201,
      ),
    ...answers,
  });
  const { user } = renderApp(`/backlog/${proyecto._id}`);
  await screen.findByRole('button', { name: 'Pagar con tarjeta' });
  return { api, user };
};
const listed = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Plantillas del proyecto' });
  return within(dialog);
};

describe('templates', () => {
  it('are used in the form of a new item: the title and the place are asked, and one undo deletes all of it', async () => {
    const { api, user } = await open();
    await user.click(screen.getAllByRole('button', { name: 'Añadir historia' })[0]!);
    const form = within(await screen.findByRole('dialog', { name: 'Nueva Historia' }));
    await user.click(await form.findByRole('combobox', { name: /Con una plantilla/ }));
    await user.click(await screen.findByRole('option', { name: 'Pantalla nueva' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear con «Pantalla nueva»' }));
    dialog.getByText('Crea 1 historia');
    await user.clear(dialog.getByLabelText('Título'));
    await user.type(dialog.getByLabelText('Título'), 'Pantalla de ayuda');
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = api.callsTo(`POST /api/plantillas/${pantalla._id}/usar`)[0]?.body as { _id: string };
    expect(sent).toMatchObject({ titulo: 'Pantalla de ayuda', epicaId: epica._id });
    api.answer(`DELETE /api/historias/${sent._id}`, ok({}));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(api.callsTo(`DELETE /api/historias/${sent._id}`)).toHaveLength(1));
  });

  it('are written as an outline, deleted and brought back', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Plantillas del proyecto' }));
    await user.click((await listed()).getByRole('button', { name: 'De épica' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva plantilla de épica' }));
    await user.type(form.getByLabelText('Nombre de la plantilla'), 'Campaña');
    await user.click(form.getByLabelText('Historias, tareas y criterios'));
    await user.paste('Página\n[ ] En el móvil\n- Textos');
    await user.click(form.getByRole('button', { name: 'Crear' }));
    expect(await (await listed()).findByText('Campaña')).toBeTruthy();
    expect(api.callsTo(`POST ${PLANTILLAS}`)[0]?.body).toMatchObject({
      nombre: 'Campaña',
      tipo: 'epica',
      contenido: {
        titulo: 'Campaña',
        historias: [{ titulo: 'Página', criterios: ['En el móvil'], tareas: [{ titulo: 'Textos' }] }],
      },
    });
    await user.click((await listed()).getByRole('button', { name: 'Eliminar «Pantalla nueva»' }));
    await (await listed()).findByText(/Aún no hay plantillas/);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await (await listed()).findByText('Pantalla nueva');
  });

  it('keep what is being written when somebody else deletes them: saving makes a new one', async () => {
    const put = `PUT /api/plantillas/${pantalla._id}`;
    const { api, user } = await open({ [put]: fails('missing', 'La plantilla no existe') });
    await user.click(screen.getByRole('button', { name: 'Plantillas del proyecto' }));
    await user.click(await (await listed()).findByRole('button', { name: 'Editar «Pantalla nueva»' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar la plantilla' }));
    await user.type(form.getByLabelText('Nombre de la plantilla'), ' y ayuda');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await form.findByText(/Esta plantilla se ha eliminado mientras la editabas/);
    expect(form.queryByText('La plantilla no existe')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Crear' }));
    await (await listed()).findByText('Pantalla nueva y ayuda');
    expect(api.callsTo(`POST ${PLANTILLAS}`)[0]?.body).toMatchObject({
      nombre: 'Pantalla nueva y ayuda',
      contenido: { criterios: ['Con teclado'] },
    });
  });

  it('are saved from the menu of an item, and it is said why one is refused', async () => {
    const { api, user } = await open({ [`POST ${PLANTILLAS}`]: fails('conflict', 'Ya hay demasiadas') });
    await user.click(screen.getByRole('button', { name: 'Acciones de «Pagar con tarjeta»' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Más' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Guardar como plantilla' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar como plantilla' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.findByText('Ya hay demasiadas');
    expect(api.callsTo(`POST ${PLANTILLAS}`)[0]?.body).toMatchObject({
      nombre: 'Pagar con tarjeta',
      tipo: 'historia',
      desde: historia._id,
    });
  });
});
