import type { Operation } from './operation.ts';

export const listProyectos: Operation = {
  nombre: 'lista de 21 proyectos',
  prepare: async () => (user) => user.expect(200, 'GET', '/api/proyectos'),
};
