import type { HttpUser } from '../callers/http-user.ts';
import { idOf } from './ids.ts';

/** What the account of the sign-in page is asked, by the titles of the task, its story and its epic. */
const preguntas = [
  {
    de: 'lucia',
    tarea: [
      'TIENDA',
      'Pago en un solo paso',
      'Confirmación del pedido por correo',
      'Textos revisados por atención al cliente',
    ],
    texto: '@Administración ¿confirmas tú con atención al cliente que los textos están listos mañana?',
  },
  {
    de: 'ivan',
    tarea: [
      'TIENDA',
      'Un buscador que entiende',
      'Encontrar aunque se escriba mal',
      'Medir cuántas búsquedas acaban sin resultados',
    ],
    texto: '@Administración he dejado el recuento en el registro: dime si te basta con un total por día.',
  },
];

export async function seedMenciones(clientOf: (clave: string) => HttpUser): Promise<void> {
  for (const { de, tarea, texto } of preguntas) {
    const [clave = '', epica = '', historia = '', titulo = ''] = tarea;
    const id = idOf(idOf(idOf(idOf('proyecto', clave), epica), historia), titulo);
    await clientOf(de).insist('POST', `/api/tareas/${id}/comentarios`, {
      _id: idOf('comentario', id),
      texto,
    });
  }
}

interface Notificacion {
  _id: string;
  tipo: string;
}

/** That projects and sprints were made is what the demonstration did, and would hide what people ask. */
export async function clearNoise(admin: HttpUser): Promise<void> {
  const { notificaciones } = await admin.call<{ notificaciones: Notificacion[] }>(
    'GET',
    '/api/notificaciones',
  );
  for (const { _id, tipo } of notificaciones)
    if (tipo === 'proyecto' || tipo === 'equipo') await admin.call('DELETE', `/api/notificaciones/${_id}`);
}
