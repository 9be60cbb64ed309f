import type { Resumen } from '@pmp/contracts/proyectos';
import { seedTareas, TAREAS } from '../seed/tareas.ts';
import type { Operation } from './operation.ts';

const PATH = '/api/proyectos/resumen';

export const loadResumen: Operation = {
  nombre: `panel general de ${TAREAS.toLocaleString('es-ES')} tareas`,
  prepare: async ({ users }) => {
    await seedTareas(users);
    const { estadisticas } = (await users[0]!.expect(200, 'GET', PATH)).json<Resumen>();
    const shown = estadisticas.tareasPendientes + estadisticas.tareasCompletadas;
    if (shown < TAREAS) throw new Error(`el panel cuenta ${shown} tareas`);
    return (user) => user.expect(200, 'GET', PATH);
  },
};
