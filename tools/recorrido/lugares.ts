import type { Page } from 'playwright-core';

/** Addresses of the demo workspace, once somebody has signed in. */
export interface Lugares {
  proyecto: string;
  tarea: string;
}

export const NOWHERE: Lugares = { proyecto: '', tarea: '' };

/** The demo's shop and one of its tasks, asked as the page itself would. */
export const findLugares = (page: Page): Promise<Lugares> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
    const get = async <T>(path: string) => {
      const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
      return (await response.json()) as T;
    };
    const { proyectos } = await get<{ proyectos: { _id: string; clave: string }[] }>('/api/proyectos');
    const proyecto = proyectos.find(({ clave }) => clave === 'TIENDA')?._id ?? '';
    const { tareas } = await get<{ tareas: { _id: string }[] }>(`/api/tareas/proyecto/${proyecto}`);
    return { proyecto, tarea: tareas[0]?._id ?? '' };
  });
