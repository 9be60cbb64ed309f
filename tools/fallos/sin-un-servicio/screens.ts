import type { Place, Servicio } from './calls.ts';

export interface Screen {
  path: string;
  needs: Servicio;
  /** What the main part shows once loaded; below, what it says if loading failed. */
  shows: string;
  says: string;
}

/** Each screen of the demo workspace and the one service that it cannot work without. */
export const screensOf = ({ proyecto }: Place): Screen[] => [
  {
    path: '/equipos',
    needs: 'usuarios',
    shows: 'Comercio electrónico',
    says: 'Error al cargar los equipos. Por favor, intenta de nuevo más tarde.',
  },
  {
    path: '/dashboard',
    needs: 'proyectos',
    shows: 'Tienda en línea 2.0',
    says: 'Error al cargar los datos. Por favor, intenta de nuevo más tarde.',
  },
  {
    path: '/proyectos',
    needs: 'proyectos',
    shows: 'Tienda en línea 2.0',
    // Sample projects replace the list, below this notice.
    says: 'No se ha podido conectar con el servidor.',
  },
  {
    path: `/backlog/${proyecto}`,
    needs: 'proyectos',
    shows: 'Pago en un solo paso',
    says: 'Error al cargar el proyecto',
  },
  {
    path: `/sprints/${proyecto}`,
    needs: 'sprints',
    shows: 'Pago en un paso',
    says: 'Error al cargar los sprints',
  },
  {
    path: `/tableros/${proyecto}`,
    needs: 'sprints',
    shows: 'Confirmación del pedido por correo',
    says: 'Error al cargar el tablero',
  },
  { path: '/mensajes', needs: 'mensajes', shows: 'Comercio electrónico', says: 'Error al cargar los chats' },
  {
    path: '/notificaciones',
    needs: 'notificaciones',
    shows: 'Te han añadido',
    says: 'Error al cargar las notificaciones. Por favor, intenta de nuevo más tarde.',
  },
  {
    path: '/ia-asistente',
    needs: 'ia',
    shows: 'Aquí quedarán tus conversaciones.',
    says: 'Error al cargar las conversaciones',
  },
];
