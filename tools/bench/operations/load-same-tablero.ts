import type { Operation } from './operation.ts';

export const loadSameTablero: Operation = {
  nombre: 'cargarlo sin cambios (304)',
  prepare: async ({ tablero, users }) => {
    const path = `/api/tableros/${tablero._id}`;
    let etag = (await users[0]!.expect(200, 'GET', path)).etag ?? '';
    return async (user) => {
      const reply = await user.send('GET', path, undefined, { 'if-none-match': etag });
      // It was changed by another operation: the tag of this reply holds for the next ones.
      if (reply.status === 200) etag = reply.etag ?? '';
      if (reply.status !== 304) throw new Error(`GET ${path}: ${reply.status}`);
    };
  },
};
