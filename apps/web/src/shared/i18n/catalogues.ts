import type { Idioma } from './idioma';

type Load = () => Promise<{ default: object }>;

/* Each is fetched on its own, when a screen needs it: the bundler finds only those whose path is written out. */

const es = {
  acceso: () => import('./es/acceso.json', { with: { type: 'json' } }),
  alertas: () => import('./es/alertas.json', { with: { type: 'json' } }),
  asistente: () => import('./es/asistente.json', { with: { type: 'json' } }),
  auditoria: () => import('./es/auditoria.json', { with: { type: 'json' } }),
  backlog: () => import('./es/backlog.json', { with: { type: 'json' } }),
  buscar: () => import('./es/buscar.json', { with: { type: 'json' } }),
  configuracion: () => import('./es/configuracion.json', { with: { type: 'json' } }),
  empezar: () => import('./es/empezar.json', { with: { type: 'json' } }),
  empresa: () => import('./es/empresa.json', { with: { type: 'json' } }),
  equipos: () => import('./es/equipos.json', { with: { type: 'json' } }),
  graficos: () => import('./es/graficos.json', { with: { type: 'json' } }),
  mensajes: () => import('./es/mensajes.json', { with: { type: 'json' } }),
  navegacion: () => import('./es/navegacion.json', { with: { type: 'json' } }),
  notificaciones: () => import('./es/notificaciones.json', { with: { type: 'json' } }),
  operacion: () => import('./es/operacion.json', { with: { type: 'json' } }),
  panel: () => import('./es/panel.json', { with: { type: 'json' } }),
  panelProyecto: () => import('./es/panelProyecto.json', { with: { type: 'json' } }),
  papelera: () => import('./es/papelera.json', { with: { type: 'json' } }),
  proyectos: () => import('./es/proyectos.json', { with: { type: 'json' } }),
  sprints: () => import('./es/sprints.json', { with: { type: 'json' } }),
  tablero: () => import('./es/tablero.json', { with: { type: 'json' } }),
  tareas: () => import('./es/tareas.json', { with: { type: 'json' } }),
} satisfies Record<string, Load>;

/** A screen's texts; `comun` comes with the app itself. */
export type Namespace = keyof typeof es;

/** What the server says is Spanish already. */
type Translated = Namespace | 'comun' | 'servidor';

const en: Record<Translated, Load> = {
  acceso: () => import('./en/acceso.json', { with: { type: 'json' } }),
  alertas: () => import('./en/alertas.json', { with: { type: 'json' } }),
  asistente: () => import('./en/asistente.json', { with: { type: 'json' } }),
  auditoria: () => import('./en/auditoria.json', { with: { type: 'json' } }),
  backlog: () => import('./en/backlog.json', { with: { type: 'json' } }),
  buscar: () => import('./en/buscar.json', { with: { type: 'json' } }),
  comun: () => import('./en/comun.json', { with: { type: 'json' } }),
  configuracion: () => import('./en/configuracion.json', { with: { type: 'json' } }),
  empezar: () => import('./en/empezar.json', { with: { type: 'json' } }),
  empresa: () => import('./en/empresa.json', { with: { type: 'json' } }),
  equipos: () => import('./en/equipos.json', { with: { type: 'json' } }),
  graficos: () => import('./en/graficos.json', { with: { type: 'json' } }),
  mensajes: () => import('./en/mensajes.json', { with: { type: 'json' } }),
  navegacion: () => import('./en/navegacion.json', { with: { type: 'json' } }),
  notificaciones: () => import('./en/notificaciones.json', { with: { type: 'json' } }),
  operacion: () => import('./en/operacion.json', { with: { type: 'json' } }),
  panel: () => import('./en/panel.json', { with: { type: 'json' } }),
  panelProyecto: () => import('./en/panelProyecto.json', { with: { type: 'json' } }),
  papelera: () => import('./en/papelera.json', { with: { type: 'json' } }),
  proyectos: () => import('./en/proyectos.json', { with: { type: 'json' } }),
  servidor: () => import('./en/servidor.json', { with: { type: 'json' } }),
  sprints: () => import('./en/sprints.json', { with: { type: 'json' } }),
  tablero: () => import('./en/tablero.json', { with: { type: 'json' } }),
  tareas: () => import('./en/tareas.json', { with: { type: 'json' } }),
};

const fr: Record<Translated, Load> = {
  acceso: () => import('./fr/acceso.json', { with: { type: 'json' } }),
  alertas: () => import('./fr/alertas.json', { with: { type: 'json' } }),
  asistente: () => import('./fr/asistente.json', { with: { type: 'json' } }),
  auditoria: () => import('./fr/auditoria.json', { with: { type: 'json' } }),
  backlog: () => import('./fr/backlog.json', { with: { type: 'json' } }),
  buscar: () => import('./fr/buscar.json', { with: { type: 'json' } }),
  comun: () => import('./fr/comun.json', { with: { type: 'json' } }),
  configuracion: () => import('./fr/configuracion.json', { with: { type: 'json' } }),
  empezar: () => import('./fr/empezar.json', { with: { type: 'json' } }),
  empresa: () => import('./fr/empresa.json', { with: { type: 'json' } }),
  equipos: () => import('./fr/equipos.json', { with: { type: 'json' } }),
  graficos: () => import('./fr/graficos.json', { with: { type: 'json' } }),
  mensajes: () => import('./fr/mensajes.json', { with: { type: 'json' } }),
  navegacion: () => import('./fr/navegacion.json', { with: { type: 'json' } }),
  notificaciones: () => import('./fr/notificaciones.json', { with: { type: 'json' } }),
  operacion: () => import('./fr/operacion.json', { with: { type: 'json' } }),
  panel: () => import('./fr/panel.json', { with: { type: 'json' } }),
  panelProyecto: () => import('./fr/panelProyecto.json', { with: { type: 'json' } }),
  papelera: () => import('./fr/papelera.json', { with: { type: 'json' } }),
  proyectos: () => import('./fr/proyectos.json', { with: { type: 'json' } }),
  servidor: () => import('./fr/servidor.json', { with: { type: 'json' } }),
  sprints: () => import('./fr/sprints.json', { with: { type: 'json' } }),
  tablero: () => import('./fr/tablero.json', { with: { type: 'json' } }),
  tareas: () => import('./fr/tareas.json', { with: { type: 'json' } }),
};

const de: Record<Translated, Load> = {
  acceso: () => import('./de/acceso.json', { with: { type: 'json' } }),
  alertas: () => import('./de/alertas.json', { with: { type: 'json' } }),
  asistente: () => import('./de/asistente.json', { with: { type: 'json' } }),
  auditoria: () => import('./de/auditoria.json', { with: { type: 'json' } }),
  backlog: () => import('./de/backlog.json', { with: { type: 'json' } }),
  buscar: () => import('./de/buscar.json', { with: { type: 'json' } }),
  comun: () => import('./de/comun.json', { with: { type: 'json' } }),
  configuracion: () => import('./de/configuracion.json', { with: { type: 'json' } }),
  empezar: () => import('./de/empezar.json', { with: { type: 'json' } }),
  empresa: () => import('./de/empresa.json', { with: { type: 'json' } }),
  equipos: () => import('./de/equipos.json', { with: { type: 'json' } }),
  graficos: () => import('./de/graficos.json', { with: { type: 'json' } }),
  mensajes: () => import('./de/mensajes.json', { with: { type: 'json' } }),
  navegacion: () => import('./de/navegacion.json', { with: { type: 'json' } }),
  notificaciones: () => import('./de/notificaciones.json', { with: { type: 'json' } }),
  operacion: () => import('./de/operacion.json', { with: { type: 'json' } }),
  panel: () => import('./de/panel.json', { with: { type: 'json' } }),
  panelProyecto: () => import('./de/panelProyecto.json', { with: { type: 'json' } }),
  papelera: () => import('./de/papelera.json', { with: { type: 'json' } }),
  proyectos: () => import('./de/proyectos.json', { with: { type: 'json' } }),
  servidor: () => import('./de/servidor.json', { with: { type: 'json' } }),
  sprints: () => import('./de/sprints.json', { with: { type: 'json' } }),
  tablero: () => import('./de/tablero.json', { with: { type: 'json' } }),
  tareas: () => import('./de/tareas.json', { with: { type: 'json' } }),
};

const catalogues: Record<Idioma, Partial<Record<string, Load>>> = { es, en, fr, de };

export const loadCatalogue = async (idioma: Idioma, name: string): Promise<object> =>
  (await catalogues[idioma][name]?.())?.default ?? {};
