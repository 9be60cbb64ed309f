import type {
  enlaceEstado,
  epicaEstado,
  historiaEstado,
  proyectoEstado,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import type { sprintEstado } from '@pmp/contracts/sprints';
import type { RolEquipo } from '@pmp/contracts/usuarios';
import type { z } from 'zod';

type Identified<T> = T & { _id: string };

/** Entities as their owner last published them. Dates are ISO texts, references are ids. */
export type Proyecto = Identified<z.output<typeof proyectoEstado.datos>>;
export type Epica = Identified<z.output<typeof epicaEstado.datos>>;
export type Historia = Identified<z.output<typeof historiaEstado.datos>>;
/** Without its description, which can be long: `TareasReader.find` reads it. */
export type Tarea = Identified<Omit<z.output<typeof tareaEstado.datos>, 'descripcion'>>;
export type Sprint = Identified<z.output<typeof sprintEstado.datos>>;

/** The destination waits for the origin; either may be gone, or in another project. */
export type Bloqueo = Pick<z.output<typeof enlaceEstado.datos>, 'origen' | 'destino'>;

export interface Persona {
  _id: string;
  nombre: string;
  avatar: string | null;
  activa: boolean;
  /** Sees every project, whatever the team. */
  admin: boolean;
  /** Role in the project's team; null if not a member. */
  rolEquipo: RolEquipo | null;
}

/** When a story or a task entered its current estado. */
export interface Entrada {
  estado: string;
  fecha: string;
  /** False: it has been in that estado at least since then, perhaps longer. */
  exacta: boolean;
}

/** When a sprint really began. */
export interface Inicio {
  fecha: string;
  /** Points of its stories at that moment; null if they were not measured in time. */
  puntos: Readonly<Record<string, number>> | null;
}

/** A project as a whole, at one moment. */
export interface ProyectoDatos {
  proyecto: Proyecto;
  epicas: readonly Epica[];
  historias: readonly Historia[];
  tareas: readonly Tarea[];
  sprints: readonly Sprint[];
  /** In which something of this project waits. */
  bloqueos: readonly Bloqueo[];
  /** The team, and everybody else with a task or a story. */
  personas: readonly Persona[];
  /** By the id of a story or task; missing if not known. */
  entradas: ReadonlyMap<string, Entrada>;
  /** By the id of a sprint. */
  inicios: ReadonlyMap<string, Inicio>;
}
