/** Query keys shared by screens, so that a change anywhere refreshes every place that shows it. */
export const keys = {
  proyectos: ['proyectos'] as const,
  resumen: ['resumen'] as const,
  equipos: ['equipos'] as const,
  equiposElegibles: ['equipos', 'elegibles'] as const,
  usuarios: ['usuarios'] as const,
  proyecto: (id: string) => ['proyecto', id] as const,
  epicas: (proyectoId: string) => ['epicas', proyectoId] as const,
  historias: (proyectoId: string) => ['historias', proyectoId] as const,
  tareas: (proyectoId: string) => ['tareas', proyectoId] as const,
  sprints: (proyectoId: string) => ['sprints', proyectoId] as const,
  tablero: (proyectoId: string) => ['tableros', proyectoId] as const,
  contador: ['notificaciones', 'contador'] as const,
  preferencias: ['preferencias'] as const,
};
