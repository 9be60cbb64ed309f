import type { Servicio } from '../proxy/routes';

/** What the API as a whole is, in the words of its document. */
export const INFO = {
  title: 'API de gestión de proyectos',
  description: [
    'Todo lo que hace la web lo hace con esta API.',
    'Se llama con un token de acceso (`Authorization: Bearer pmp_…`), que cada persona crea en su perfil.',
    'Un éxito lleva `success: true`; un error, `codigo` y `motivo`, que no cambian, y `message` para una persona.',
    'Las listas llegan enteras; con `limite`, por páginas. Al crear se puede elegir el `_id`, y al cambiar enviar la `version` leída.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

export const SERVERS = [{ url: '/', description: 'Esta instalación' }];

/** Where the document of the socket's events is, which OpenAPI cannot describe. */
export const EVENTS_DOCUMENT = {
  description: 'Los eventos del socket, en AsyncAPI',
  url: '/api/docs-eventos',
};

const DESCRIPTIONS: Record<Servicio | 'gateway', string> = {
  gateway: 'La instalación: su salud, lo que cualquiera puede saber de ella y su operación',
  usuarios: 'Cuentas, sesiones, tokens de acceso, equipos, preferencias y auditoría',
  proyectos:
    'Proyectos, épicas, historias y tareas, con sus comentarios, enlaces, criterios, archivos y papelera; búsqueda, plantillas, importaciones y paquetes',
  sprints: 'Sprints y sus métricas, tableros y definiciones de listo y de hecho',
  mensajes: 'Conversaciones, sus mensajes y sus archivos',
  notificaciones: 'Lo que se notifica a cada persona',
  ia: 'Alertas y asistente',
  integraciones: 'Webhooks, direcciones de calendario, conexiones con forjas y el servidor MCP',
};

export const TAGS = Object.entries(DESCRIPTIONS).map(([name, description]) => ({ name, description }));
