import { screen, within } from '@testing-library/react';
import { anEquipo, aProyecto, aTarea } from './builders';
import { fakeApi, ok } from '../fake-api';
import { renderApp } from '../render-app';

export const LIST = 'GET /api/tareas';
export const VISTAS = 'GET /api/vistas';

const equipo = anEquipo();
const [ana, luis] = equipo.miembros.map(({ usuario: { _id, nombre, avatar } }) => ({ _id, nombre, avatar }));
const portal = aProyecto({ clave: 'PORTAL', equipo: { _id: equipo._id, nombre: equipo.nombre } });

export const yo = { _id: ana?._id ?? '', nombre: 'Ana García' };

/** One task assigned to Ana, one to Luis, one to nobody. */
export const tareas = [
  aTarea({ titulo: 'Validar', asignado: ana ?? null, proyecto: portal._id, prioridad: 'alta' }),
  aTarea({ titulo: 'Cobrar', asignado: luis ?? null, proyecto: portal._id, estado: 'completada' }),
  aTarea({
    titulo: 'Enviar',
    proyecto: portal._id,
    tipo: 'bug',
    fechaLimite: '2020-01-02T00:00:00.000Z',
  }),
];

export const openTareas = (search = '', answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [portal] }),
    'GET /api/equipos': ok({ equipos: [equipo] }),
    [LIST]: ok({ tareas }),
    [VISTAS]: ok({ vistas: [] }),
    ...answers,
  });
  return { api, ...renderApp(`/tareas${search}`) };
};

export const titles = async () => {
  const table = await screen.findByRole('table', { name: 'Lista de tareas' });
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
};
