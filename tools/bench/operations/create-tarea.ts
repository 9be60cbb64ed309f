import type { Operation } from './operation.ts';

const BOUNDARY = 'banco-de-pruebas';

function formOf(fields: Record<string, string>): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

export const createTarea: Operation = {
  nombre: 'crear una tarea con un formulario',
  prepare: async ({ proyecto, historia }) => {
    return (user, index) => {
      const form = formOf({
        titulo: `Tarea de prueba ${index}`,
        descripcion: 'Creada por la prueba de carga.',
        tiempoEstimado: '2',
        proyecto,
        historiaId: historia,
      });
      const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
      return user.expect(201, 'POST', '/api/tareas', form, type);
    };
  },
};
