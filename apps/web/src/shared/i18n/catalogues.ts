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
  escritura: () => import('./es/escritura.json', { with: { type: 'json' } }),
  factores: () => import('./es/factores.json', { with: { type: 'json' } }),
  graficos: () => import('./es/graficos.json', { with: { type: 'json' } }),
  hoja: () => import('./es/hoja.json', { with: { type: 'json' } }),
  importar: () => import('./es/importar.json', { with: { type: 'json' } }),
  invitar: () => import('./es/invitar.json', { with: { type: 'json' } }),
  marcas: () => import('./es/marcas.json', { with: { type: 'json' } }),
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
  versiones: () => import('./es/versiones.json', { with: { type: 'json' } }),
  vistas: () => import('./es/vistas.json', { with: { type: 'json' } }),
} satisfies Record<string, Load>;

/** A screen's texts; `comun` comes with the app itself. */
export type Namespace = keyof typeof es;

/** The other languages are listed apart, so that nobody loads a list who does not read them. */
const load = async (idioma: Idioma, name: string): Promise<{ default: object } | undefined> => {
  if (idioma !== 'es') return (await import('./otros-idiomas')).otrosIdiomas[idioma](name);
  return (es as Partial<Record<string, Load>>)[name]?.();
};

export const loadCatalogue = async (idioma: Idioma, name: string): Promise<object> =>
  (await load(idioma, name))?.default ?? {};
