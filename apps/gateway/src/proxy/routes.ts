import { GATEWAY_HEADER, SERVICE_HEADER } from '@pmp/platform/edge';
import type { GatewayConfig } from '../env';

export const SERVICIOS = [
  'usuarios',
  'proyectos',
  'sprints',
  'mensajes',
  'notificaciones',
  'ia',
  'integraciones',
] as const;

export type Servicio = (typeof SERVICIOS)[number];

export const urlsOf = (config: GatewayConfig): Record<Servicio, string> => ({
  usuarios: config.USUARIOS_URL,
  proyectos: config.PROYECTOS_URL,
  sprints: config.SPRINTS_URL,
  mensajes: config.MENSAJES_URL,
  notificaciones: config.NOTIFICACIONES_URL,
  ia: config.IA_URL,
  integraciones: config.INTEGRACIONES_URL,
});

/** What the gateway's own questions to a service carry. */
export const headersTo = (
  servicio: Servicio,
  { SECRETO_GATEWAY: [secret] }: GatewayConfig,
): Record<string, string> => ({
  [SERVICE_HEADER]: servicio,
  ...(secret !== undefined && { [GATEWAY_HEADER]: secret }),
});

const SERVICIO_OF_PREFIX: Record<string, Servicio> = {
  '/api/usuarios': 'usuarios',
  '/api/equipos': 'usuarios',
  '/api/imagenes': 'usuarios',
  '/api/tokens': 'usuarios',
  '/api/oauth': 'usuarios',
  '/api/proyectos/equipos/lista': 'usuarios',
  '/api/auditoria': 'usuarios',
  '/api/proyectos': 'proyectos',
  '/api/epicas': 'proyectos',
  '/api/historias': 'proyectos',
  '/api/tareas': 'proyectos',
  '/api/comentarios': 'proyectos',
  '/api/claves': 'proyectos',
  '/api/etiquetas': 'proyectos',
  '/api/elementos': 'proyectos',
  '/api/vistas': 'proyectos',
  '/api/enlaces': 'proyectos',
  '/api/plantillas': 'proyectos',
  '/api/papelera': 'proyectos',
  '/api/importaciones': 'proyectos',
  '/api/propuestas': 'proyectos',
  '/api/sprints': 'sprints',
  '/api/tableros': 'sprints',
  '/api/mensajes': 'mensajes',
  '/api/notificaciones': 'notificaciones',
  '/api/ia': 'ia',
  '/api/webhooks': 'integraciones',
  '/api/calendarios': 'integraciones',
  '/api/mcp': 'integraciones',
  '/api/forjas': 'integraciones',
};

const LONGEST_FIRST = Object.entries(SERVICIO_OF_PREFIX).sort(([a], [b]) => b.length - a.length);

/** The service that answers a path (without its query); undefined if none does. */
export function servicioOf(path: string): Servicio | undefined {
  for (const [prefix, servicio] of LONGEST_FIRST) {
    if (path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/'))
      return servicio;
  }
  return undefined;
}
