import type { Ruta } from '@pmp/contracts/common';
import * as ia from '@pmp/contracts/ia/rutas';
import * as integraciones from '@pmp/contracts/integraciones/rutas';
import * as mensajes from '@pmp/contracts/mensajes/rutas';
import * as notificaciones from '@pmp/contracts/notificaciones/rutas';
import * as proyectos from '@pmp/contracts/proyectos/rutas';
import * as sprints from '@pmp/contracts/sprints/rutas';
import * as usuarios from '@pmp/contracts/usuarios/rutas';
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

export const RUTAS: Record<Servicio, Record<string, Record<string, Ruta>>> = {
  usuarios,
  proyectos,
  sprints,
  mensajes,
  notificaciones,
  ia,
  integraciones,
};

/** What stands before the first parameter of each route of a service. */
const headsOf = (servicio: Servicio): string[] =>
  Object.values(RUTAS[servicio])
    .flatMap((rutas) => Object.values(rutas))
    .map(({ path }) => `/api/${path}`.split('/:')[0]!);

const rootOf = (head: string): string => head.split('/', 3).join('/');

/** A root that one service has is all its own; of one that several have, each answers what it has routes for. */
function servicioOfPrefix(): Map<string, Servicio> {
  const heads = SERVICIOS.flatMap((servicio) => headsOf(servicio).map((head) => ({ head, servicio })));
  const ownersOf = Map.groupBy(heads, ({ head }) => rootOf(head));
  const prefixes = new Map<string, Servicio>();
  for (const { head, servicio } of heads) {
    const isShared = ownersOf.get(rootOf(head))!.some((other) => other.servicio !== servicio);
    const prefix = isShared ? head : rootOf(head);
    const other = prefixes.get(prefix) ?? servicio;
    if (other !== servicio) throw new Error(`${prefix}: ${other} and ${servicio} both have routes there`);
    prefixes.set(prefix, servicio);
  }
  return prefixes;
}

const LONGEST_FIRST = [...servicioOfPrefix()].sort(([a], [b]) => b.length - a.length);

/** The service that answers a path (without its query); undefined if none does. */
export function servicioOf(path: string): Servicio | undefined {
  for (const [prefix, servicio] of LONGEST_FIRST) {
    if (path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/'))
      return servicio;
  }
  return undefined;
}
