import type { Product } from '../../product/start-product.ts';
import { idOf } from '../seed/ids.ts';
import { seedLongChat } from '../seed/long-chat.ts';
import { seedTareas, TAREAS } from '../seed/tareas.ts';
import type { Operation } from './operation.ts';
import type { Resumen } from '@pmp/contracts/proyectos';

export const listProyectos: Operation = {
  nombre: 'lista de 21 proyectos',
  prepare: async () => (user) => user.expect(200, 'GET', '/api/proyectos'),
};

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

interface Page {
  mensajes: { secuencia: number }[];
}

/** Opens the chat of project number `proyecto`, which everybody can see and nothing else writes to. */
export const openChat = (product: Product, proyecto: number, messages: number): Operation => ({
  nombre: `abrir un chat de ${messages.toLocaleString('es-ES')} mensajes`,
  prepare: async ({ users }) => {
    const _id = idOf('proyecto', proyecto);
    await seedLongChat(product, users[0]!, _id, messages);
    const path = `/api/mensajes/${_id}/proyecto`;
    const { mensajes } = (await users[0]!.expect(200, 'GET', path)).json<Page>();
    if (mensajes.at(-1)?.secuencia !== messages) throw new Error(`${path}: no enseña el último mensaje`);
    return (user) => user.expect(200, 'GET', path);
  },
});
