import type { Ruta } from '@pmp/contracts/common';
import * as common from '@pmp/contracts/common/rutas';
import * as ia from '@pmp/contracts/ia/rutas';
import * as integraciones from '@pmp/contracts/integraciones/rutas';
import * as mensajes from '@pmp/contracts/mensajes/rutas';
import * as notificaciones from '@pmp/contracts/notificaciones/rutas';
import * as proyectos from '@pmp/contracts/proyectos/rutas';
import * as sprints from '@pmp/contracts/sprints/rutas';
import * as usuarios from '@pmp/contracts/usuarios/rutas';

const DOMAINS: Record<string, Record<string, Ruta>>[] = [
  common,
  ia,
  integraciones,
  mensajes,
  notificaciones,
  proyectos,
  sprints,
  usuarios,
];

const patternOf = ({ method, path }: Ruta): RegExp =>
  new RegExp(`^${method} /api/${path.replaceAll(/:\\w+/g, '[^/?]+')}(?:\\?|$)`);

const parameters = ({ path }: Ruta): number => path.split(':').length;

/** As the server's router has it, a written word goes before a parameter. */
const ROUTES = DOMAINS.flatMap((domain) => Object.values(domain))
  .flatMap((rutas) => Object.values(rutas))
  .toSorted((a, b) => parameters(a) - parameters(b))
  .map((ruta) => ({ ruta, pattern: patternOf(ruta) }));

/** The contract of a call such as `GET /api/proyectos?limite=5`. */
export const rutaOfCall = (call: string): Ruta | undefined =>
  ROUTES.find(({ pattern }) => pattern.test(call))?.ruta;
