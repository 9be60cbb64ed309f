import type { HttpUser } from '../../product/http-user.ts';
import type { Operation } from './operation.ts';

export const loadSameTablero: Operation = {
  nombre: 'cargarlo sin cambios (304)',
  prepare: async ({ tablero }) => {
    const path = `/api/tableros/${tablero._id}`;
    let etag = '';
    const ask = (user: HttpUser) => user.send('GET', path, undefined, { 'if-none-match': etag });
    return async (user) => {
      let reply = await ask(user);
      if (reply.status === 200) {
        // Another operation has changed the board since the last round.
        etag = reply.etag ?? '';
        reply = await ask(user);
      }
      if (reply.status !== 304) throw new Error(`GET ${path}: ${reply.status}`);
    };
  },
};
