import type { Prioridad } from '@pmp/contracts/common';
import type { Color } from '../../mapeo/palabras/colores';
import type { AvisoFila, EstadoTarea, Tarea, TipoEnlace, TipoImportacion } from '@pmp/contracts/proyectos';

export interface Comentario {
  autor: string;
  fecha: Date | null;
  texto: string;
}

/** A change of state in the source, with its names. */
export interface CambioEstado {
  fecha: Date;
  autor: string;
  de: string;
  a: string;
}

/** What a row says of another one, by its key. `hacia`: this one is the origin of the link. */
export interface Relacion {
  tipo: TipoEnlace;
  hacia: boolean;
  otra: string;
}

/** One row as this product understands it; nothing of it refers to what is stored. */
export interface Item {
  clave: string;
  identificador: string;
  titulo: string;
  descripcion: string;
  comoUsuario: string;
  quiero: string;
  para: string;
  criterios: { texto: string; hecho: boolean }[];
  tipo: TipoImportacion;
  tipoTarea: Tarea['tipo'];
  /** What it says of that in so many words. */
  tipoTareaDicho: string;
  estado: EstadoTarea;
  prioridad: Prioridad;
  responsable: string | null;
  /** What it says of who does it, where that is somebody. */
  responsableDicho: string;
  puntos: number;
  etiquetas: string[];
  /** What labels look like in the source, by what they are searched by. */
  colores: ReadonlyMap<string, Color>;
  epica: string;
  /** What may name its parent: keys, ids or titles. */
  padres: string[];
  sprint: string;
  sprintInicio: Date | null;
  sprintFin: Date | null;
  relaciones: Relacion[];
  historial: CambioEstado[];
  /** When it is due: of a task an instant or a day, of the others `limite`. */
  fechaLimite: Date | null;
  /** The day on which it is due. */
  limite: Date | null;
  /** The days that it takes, both included. */
  inicio: Date | null;
  fin: Date | null;
  tiempoEstimado: number | null;
  /** What it says of that, where it is something else. */
  tiempoDicho: string;
  creado: Date | null;
  actualizado: Date | null;
  empezado: Date | null;
  resuelto: Date | null;
  comentarios: Comentario[];
  /** Who made it, as the source calls them. */
  autor: string;
  /** What it says of its files. */
  adjuntos: string[];
  /** Lines about its origin that no field has. */
  notas: string[];
  avisos: AvisoFila[];
  /** Its state here is that it is left out. */
  abandonada: boolean;
}
