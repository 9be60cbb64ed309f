const PROYECTO_ROUTE =
  /^\/(?:dashboard|proyecto|proyectos|backlog|cronologia|sprints|tareas|historias|tableros(?:\/proyecto)?)\/([0-9a-f]{24})(?:\/|$)/i;

/**
 * The project that a path is about, or the story or task that says which it is; on other routes a 24-hex segment may be
 * the id of something else.
 */
export const proyectoInPath = (pathname: string): string | undefined =>
  PROYECTO_ROUTE.exec(pathname)?.[1]?.toLowerCase();
