/** The services that have something of a project, and the one that has its people. */
export const OWNERS = ['usuarios', 'proyectos', 'sprints', 'mensajes'] as const;
