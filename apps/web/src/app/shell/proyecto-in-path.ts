const PROYECTO_ROUTE =
  /^\/(?:dashboard|proyecto|proyectos|backlog|sprints|tareas|tableros(?:\/proyecto)?)\/([0-9a-f]{24})(?:\/|$)/i;

/** The project a path means; other routes may carry 24-hex segments that are something else. */
export const proyectoInPath = (pathname: string): string | undefined =>
  PROYECTO_ROUTE.exec(pathname)?.[1]?.toLowerCase();
