import type { Operation } from './operation.ts';

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
