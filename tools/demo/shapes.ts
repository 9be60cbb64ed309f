/** Days count from the day of seeding, so that the workspace always looks current. */
export interface DemoTarea {
  titulo: string;
  tipo: string;
  prioridad: string;
  estado: string;
  asignado?: string;
  /** Days until it is due. */
  dias: number;
  horas: number;
}

/** The days from which to which it is worked on, from the day of seeding. */
type DemoPlazo = [inicio: number, fin: number];

export interface DemoHistoria {
  titulo: string;
  comoUsuario: string;
  quiero: string;
  para: string;
  descripcion?: string;
  prioridad: string;
  estado: string;
  puntos: number;
  plazo?: DemoPlazo;
  /** Key of the person who answers for it. */
  responsable?: string;
  criterios?: { texto: string; hecho?: boolean }[];
  tareas: DemoTarea[];
}

export interface DemoEpica {
  titulo: string;
  descripcion: string;
  prioridad: string;
  estado: string;
  plazo?: DemoPlazo;
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
  plantillas?: DemoPlantilla[];
  etiquetas?: DemoEtiqueta[];
  /** In order; only the last one may be in progress. */
  sprints: DemoSprint[];
  /** Absent: the three that every board begins with, whose names these may have too. */
  columnas?: DemoColumna[];
  /** Of its team. */
  definiciones?: DemoDefiniciones;
}

/** When a story is ready for a sprint, and when it is done: what the product sees by itself, or a text that people tick. */
export interface DemoDefiniciones {
  listo: ({ regla: string } | { texto: string })[];
  hecho: ({ regla: string } | { texto: string })[];
}

/** A label, and the titles of the stories that carry it. */
export interface DemoEtiqueta {
  nombre: string;
  color: string;
  historias: string[];
}

export interface DemoColumna {
  nombre: string;
  estado: string;
  limite?: { maximo: number; por: 'tarjetas' | 'puntos'; modo: 'muestra' | 'avisa' | 'impide' };
}

/** What a template makes, as the API takes it. */
export interface DemoPlantilla {
  nombre: string;
  tipo: 'epica' | 'historia' | 'tarea';
  contenido: { titulo: string } & Record<string, unknown>;
}

/** A sprint with the stories that have these titles: in progress, or `cerrado` with all of them done. */
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
  /** Index in the conversation of the message it answers. */
  respondeA?: number;
}

/** The conversation of a team (by key), of a project (by key) or of two people. */
export type DemoConversacion = (
  | { tipo: 'equipo' | 'proyecto'; con: string }
  | { tipo: 'directo'; entre: [string, string] }
) & {
  mensajes: DemoMensaje[];
  /** People who have not read it yet; everybody else has. */
  sinLeer?: string[];
};
