import { CONTRASENA } from '../seed/people.ts';
import type { Operation } from './operation.ts';

export const signIn: Operation = {
  nombre: 'entrar (argon2id)',
  prepare: async ({ correos }) => {
    return (user, index) =>
      user.expect(200, 'POST', '/api/usuarios/login', {
        correo: correos[index % correos.length],
        contraseña: CONTRASENA,
      });
  },
};

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
