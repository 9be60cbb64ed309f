import type { epicaEstado, historiaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import type { sprintEstado } from '@pmp/contracts/sprints';
import type { RolEquipo } from '@pmp/contracts/usuarios';
import type { z } from 'zod';

type Identified<T> = T & { _id: string };

/** What this service knows of each thing, as its owner last told it. Dates are ISO texts, references are ids. */
export type Proyecto = Identified<z.output<typeof proyectoEstado.datos>>;
export type Epica = Identified<z.output<typeof epicaEstado.datos>>;
export type Historia = Identified<z.output<typeof historiaEstado.datos>>;
/** Without its description, which can be long: `TareasReader.find` reads it. */
export type Tarea = Identified<Omit<z.output<typeof tareaEstado.datos>, 'descripcion'>>;
export type Sprint = Identified<z.output<typeof sprintEstado.datos>>;

export interface Persona {
  _id: string;
  nombre: string;
  avatar: string | null;
  activa: boolean;
  /** Sees every project, whatever the team. */
  admin: boolean;
  /** In the team that was asked for; null outside of it. */
  rolEquipo: RolEquipo | null;
}

/** When a story or a task entered the estado it has. */
export interface Entrada {
  estado: string;
  fecha: string;
  /** False: it has been in that estado since then at least. */
  exacta: boolean;
}

/** A sprint's true beginning. */
export interface Inicio {
  fecha: string;
  /** Points of its stories at that moment; null where they were not measured in time. */
  puntos: Readonly<Record<string, number>> | null;
}

/** A project as a whole, at one moment. */
export interface ProyectoDatos {
  proyecto: Proyecto;
  epicas: readonly Epica[];
  historias: readonly Historia[];
  tareas: readonly Tarea[];
  sprints: readonly Sprint[];
  /** The team, and whoever else has something assigned. */
  personas: readonly Persona[];
  /** By the id of a story or task; absent where it is not known. */
  entradas: ReadonlyMap<string, Entrada>;
  /** By the id of a sprint. */
  inicios: ReadonlyMap<string, Inicio>;
}
