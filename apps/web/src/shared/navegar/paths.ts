/** Every address of the web app, in one place; features link to each other only through it. */
export const paths = {
  login: '/login',
  register: '/register',
  recuperar: '/recuperar',
  panel: '/dashboard',
  panelProyecto: (id: string) => `/dashboard/${id}`,
  /** A guided start: team, project and first stories. */
  empezar: '/empezar',
  proyectos: '/proyectos',
  proyecto: (id: string) => `/proyecto/${id}`,
  backlog: (id: string) => `/backlog/${id}`,
  /** A story in its backlog, with its panel open. */
  historia: (proyectoId: string, id: string) => `/backlog/${proyectoId}?historia=${id}`,
  /** A story on its own page. */
  historiaPagina: (id: string) => `/historias/${id}`,
  /** A story over its board, in the panel. */
  historiaEnTablero: (proyectoId: string, id: string) => `/tableros/${proyectoId}?historia=${id}`,
  sprints: (id: string) => `/sprints/${id}`,
  tablero: (id: string) => `/tableros/${id}`,
  cronologia: (id: string) => `/cronologia/${id}`,
  equipos: '/equipos',
  tareas: '/tareas',
  /** What is to be done, by date: where the navigation leads. */
  tareasAbiertas: '/tareas?estado=sin-completar&orden=fechaLimite',
  /** What a query finds; empty: the one that a new view begins with. */
  consulta: (q: string) => `/vistas${q && `?q=${encodeURIComponent(q)}`}`,
  vista: (id: string) => `/vistas/${id}`,
  alertas: (proyectoId: string) => `/tareas/${proyectoId}`,
  tarea: (id: string) => `/tareas/${id}`,
  /** An epic, a story or a task by its key: the address to hand on. */
  cambiarClave: (id: string) => `/proyecto/${id}?ver=clave`,
  clave: (clave: string) => `/${encodeURIComponent(clave)}`,
  mensajes: '/mensajes',
  /** A conversation, scrolled to one of its messages if given. */
  chat: (tipo: string, id: string, mensaje?: string) =>
    `/mensajes?chat=${id}&tipo=${tipo}${mensaje ? `&mensaje=${mensaje}` : ''}`,
  notificaciones: '/notificaciones',
  recordatorios: '/notificaciones?ver=recordatorios',
  asistente: '/ia-asistente',
  papelera: '/papelera',
  /** What is brought from another tracker: a new one, or one that has been begun. */
  importar: (id = '') => `/importar${id && `/${id}`}`,
  paquete: '/importar/paquete',
  configuracion: '/configuracion',
  operacion: '/operacion',
  auditoria: '/auditoria',
  apiDocs: '/api/docs',
} as const;
