import type { Operation } from './operation.ts';

export const loadTablero: Operation = {
  nombre: 'cargar un tablero de 500',
  prepare: async ({ tablero }) => {
    return (user) => user.expect(200, 'GET', `/api/tableros/${tablero._id}`);
  },
};
