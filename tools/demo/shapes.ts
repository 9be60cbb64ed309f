/** Days count from the day of seeding, so that the workspace is never stale. */
export interface DemoTarea {
  titulo: string;
  tipo: string;
  prioridad: string;
  estado: string;
  asignado?: string;
  /** Due in this many days. */
  dias: number;
  horas: number;
}

export interface DemoHistoria {
  titulo: string;
  comoUsuario: string;
  quiero: string;
  para: string;
  prioridad: string;
  estado: string;
  puntos: number;
  tareas: DemoTarea[];
}

export interface DemoEpica {
  titulo: string;
  descripcion: string;
  prioridad: string;
  estado: string;
  historias: DemoHistoria[];
}

export interface DemoProyecto {
  clave: string;
  nombre: string;
  descripcion: string;
  /** Key of the team. */
  equipo: string;
  /** Key of the person who creates it. */
  creador: string;
  estado: string;
  prioridad: string;
  inicio: number;
  fin: number | null;
  epicas: DemoEpica[];
  /** In order; only the last one may be in progress. */
  sprints: DemoSprint[];
}

/** A sprint with the stories of these titles: in progress, or `cerrado` with all of them done. */
export interface DemoSprint {
  nombre: string;
  objetivo: string;
  inicio: number;
  fin: number;
  cerrado?: boolean;
  historias: string[];
}

export interface DemoMensaje {
  /** Key of the person, or `admin`. */
  de: string;
  texto: string;
  /** Position in its conversation of the message that it answers. */
  respondeA?: number;
}

/** A team's (by its key), a project's (by its key) or that of two people. */
export type DemoConversacion = (
  { tipo: 'equipo' | 'proyecto'; con: string } | { tipo: 'directo'; entre: [string, string] }
) & {
  mensajes: DemoMensaje[];
  /** Who has it yet to read; everybody else has. */
  sinLeer?: string[];
};
