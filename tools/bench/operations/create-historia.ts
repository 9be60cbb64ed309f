import type { Operation } from './operation.ts';

export const createHistoria: Operation = {
  nombre: 'crear una historia',
  prepare: async ({ proyecto, epica }) => {
    return (user, index) =>
      user.expect(201, 'POST', '/api/historias', {
        titulo: `Historia de prueba ${index}`,
        descripcion: 'Creada por la prueba de carga.',
        proyecto,
        epicaId: epica,
      });
  },
};
