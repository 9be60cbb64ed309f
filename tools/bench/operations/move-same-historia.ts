import type { Operation } from './operation.ts';

/** All of them the same story, from column to column: what people do to one another when they pull at one card. */
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
