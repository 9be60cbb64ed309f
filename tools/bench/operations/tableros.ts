import type { HttpUser } from '../../callers/http-user.ts';
import type { Operation } from './operation.ts';

export const loadTablero: Operation = {
  nombre: 'cargar un tablero de 500',
  prepare: async ({ tablero }) => {
    return (user) => user.expect(200, 'GET', `/api/tableros/${tablero._id}`);
  },
};

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
        etag = reply.headers.etag ?? '';
        reply = await ask(user);
      }
      if (reply.status !== 304) throw new Error(`GET ${path}: ${reply.status}`);
    };
  },
};

/** Each call moves a different story, so that among 32 people no two move the same one at once. */
export const moveHistoria: Operation = {
  nombre: 'mover una historia',
  prepare: async ({ tablero }) => {
    const columnOf = new Map<string, number>();
    return (user, index) => {
      const historia = tablero.historias[index % tablero.historias.length]!;
      const column = ((columnOf.get(historia) ?? 0) + 1) % tablero.columnas.length;
      columnOf.set(historia, column);
      const body = { columnaDestinoId: tablero.columnas[column] };
      return user.expect(200, 'PUT', `/api/tableros/mover-historia/${historia}`, body);
    };
  },
};

/** Everybody moves the same story from column to column, so the calls conflict with each other. */
export const moveSameHistoria: Operation = {
  nombre: 'mover la misma historia',
  prepare: async ({ tablero }) => {
    const path = `/api/tableros/mover-historia/${tablero.historias[0]}`;
    return (user, index) => {
      const columnaDestinoId = tablero.columnas[index % tablero.columnas.length];
      return user.expect(200, 'PUT', path, { columnaDestinoId });
    };
  },
};
