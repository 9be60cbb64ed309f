/** Paths of the web app. */
export const enlaces = {
  tarea: (id: string) => `/tareas/${id}`,
  historia: (proyecto: string, id: string) => `/backlog/${proyecto}?historia=${id}`,
  epica: (proyecto: string, id: string) => `/backlog/${proyecto}?epica=${id}`,
  backlog: (proyecto: string) => `/backlog/${proyecto}`,
  sprints: (proyecto: string) => `/sprints/${proyecto}`,
  tablero: (proyecto: string) => `/tableros/${proyecto}`,
};
