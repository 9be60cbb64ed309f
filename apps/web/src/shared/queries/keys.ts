/** Query keys shared by screens, so that a change anywhere refreshes every place that shows it. */
export const keys = {
  proyectos: ['proyectos'] as const,
  resumen: ['resumen'] as const,
  equipos: ['equipos'] as const,
  equiposElegibles: ['equipos', 'elegibles'] as const,
  usuarios: ['usuarios'] as const,
  /** Whether anybody administers the installation. */
  administracion: ['administracion'] as const,
  /** Which accounts the company's sign-in opens. */
  vinculos: ['vinculos'] as const,
  /** Whom an administrator has invited. */
  invitaciones: ['invitaciones'] as const,
  proyecto: (id: string) => ['proyecto', id] as const,
  historias: (proyectoId: string) => ['historias', proyectoId] as const,
  tareas: (proyectoId: string) => ['tareas', proyectoId] as const,
  /** Progress of each story on the board, counted from its tasks; refetched with them. */
  avances: (proyectoId: string) => ['tareas', proyectoId, 'avances'] as const,
  /** A project's dashboard. */
  panel: (proyectoId: string) => ['panel', proyectoId] as const,
  /** What is read of the backlog, window by window; the store has the items. */
  backlog: (proyectoId: string, lista: 'epica' | 'historia' | 'tarea') =>
    ['backlog', proyectoId, lista] as const,
  /** One epic, story or task by itself. */
  elemento: (entidad: 'epica' | 'historia' | 'tarea', id: string) => ['elemento', entidad, id] as const,
  /** Who changed what in one epic, story or task. */
  historial: (id: string) => ['historial', id] as const,
  /** The comments on one story or task. */
  comentarios: (id: string) => ['comentarios', id] as const,
  /** What one story or task is linked with. */
  enlaces: (id: string) => ['enlaces', id] as const,
  /** The code that names what has this key. */
  referencias: (clave: string) => ['referencias', clave] as const,
  /** What waits for what in one project. */
  enlacesDeProyecto: (proyectoId: string) => ['enlaces', 'proyecto', proyectoId] as const,
  plantillas: (proyectoId: string) => ['plantillas', proyectoId] as const,
  etiquetas: (proyectoId: string) => ['etiquetas', proyectoId] as const,
  sprints: (proyectoId: string) => ['sprints', proyectoId] as const,
  /** How one of them goes. */
  informe: (proyectoId: string, sprint: string) => ['sprints', proyectoId, 'informe', sprint] as const,
  tablero: (proyectoId: string) => ['tableros', proyectoId] as const,
  /** The list and its count. */
  notificaciones: ['notificaciones'] as const,
  listaNotificaciones: ['notificaciones', 'lista'] as const,
  contador: ['notificaciones', 'contador'] as const,
  /** What the person asked to be reminded of. */
  pospuestas: ['notificaciones', 'pospuestas'] as const,
  silencios: ['silencios'] as const,
  recuento: ['recuento'] as const,
  recordatorios: ['notificaciones', 'recordatorios'] as const,
  chats: ['mensajes', 'chats'] as const,
  auditoria: ['auditoria'] as const,
  /** What may be restored. */
  papelera: ['papelera'] as const,
  importaciones: ['importaciones'] as const,
  paquete: (id: string) => ['paquetes', id] as const,
  preferencias: ['preferencias'] as const,
  /** The person's saved views. */
  vistas: ['vistas'] as const,
  /** What a query finds. */
  elementos: (q: string) => ['elementos', q] as const,
  /** How many it finds, where only that is shown. */
  cuantos: (q: string) => ['elementos', 'cuantos', q] as const,
  perfil: ['perfil'] as const,
  /** Where the person is signed in. */
  sesiones: ['sesiones'] as const,
  tokens: ['tokens'] as const,
  acceso: (search: string) => ['acceso', search] as const,
  operacion: ['operacion'] as const,
};
