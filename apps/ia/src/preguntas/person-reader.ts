import type { Prioridad } from '@pmp/contracts/common';
import type { consultarPlantillas, consultarVistas, EstadoTarea } from '@pmp/contracts/proyectos';
import type { consultarAcuerdos } from '@pmp/contracts/sprints';
import type { Derecho } from '@pmp/platform';
import type { z } from 'zod';
import type { Entrada, Epica, Historia, Inicio, Proyecto, Sprint, Tarea } from '../datos/lectura/datos';
import type { Hallazgo as Hallado } from '../reglas/regla/regla';
import type { SituacionDeSprint } from '../reglas/sprint/situacion-de-sprint.rules';
import type { Rango } from './comprension/periodo';

export interface TareasQuery {
  proyectos: readonly string[];
  /** Tasks of this person; null: unassigned ones. */
  asignado?: string | null;
  estados?: readonly EstadoTarea[];
  /** Only tasks that are not completada. */
  abiertas?: boolean;
  prioridades?: readonly Prioridad[];
  tipos?: readonly Tarea['tipo'][];
  /** Of nobody of these. */
  sinPersonas?: readonly string[];
  /** Calendar days, `2026-11-20`; `desde` included, `antesDe` not. */
  limiteDesde?: string;
  limiteAntesDe?: string;
  /** Only these. */
  ids?: readonly string[];
  historia?: string;
  /** Of one of these stories. */
  historias?: readonly string[];
  /** Only tasks without a date. */
  sinFecha?: boolean;
  /** Only tasks without estimated hours. */
  sinEstimar?: boolean;
  orden?: 'limite' | 'cambio';
  cuantas: number;
}

export interface Listado<T> {
  filas: T[];
  /** How many match, shown or not. */
  total: number;
}

/** Stories that a sprint is imagined without, or with. */
export interface CambioDeSprint {
  sin?: readonly string[];
  con?: readonly string[];
}

/** Somebody created something, or changed a field of it. */
export interface Cambio {
  fecha: string;
  autor: string | null;
  entidad: 'epica' | 'historia' | 'tarea';
  _id: string;
  titulo: string;
  proyecto: string;
  /** Null: created. */
  campo: string | null;
  de: string | number | null;
  a: string | number | null;
}

export interface Comentario {
  fecha: string;
  autor: string | null;
  entidad: 'historia' | 'tarea';
  /** What it is about. */
  _id: string;
  titulo: string;
  proyecto: string;
  texto: string;
}

export interface Mensaje {
  fecha: string;
  autor: string | null;
  tipo: 'equipo' | 'proyecto';
  /** The team or project whose conversation it is in. */
  chat: string;
  texto: string;
}

export interface Actividad {
  cambios: readonly Cambio[];
  comentarios: readonly Comentario[];
}

/** How many tasks one person (null: unassigned) has in one estado in one project. */
export interface Recuento {
  proyecto: string;
  asignado: string | null;
  estado: EstadoTarea;
  tareas: number;
  /** Sum of the estimated hours; tasks without an estimate do not count. */
  horas: number;
}

export interface Gente {
  _id: string;
  nombre: string;
  equipos: readonly string[];
}

export interface Hallazgo {
  tipo: 'proyecto' | 'epica' | 'historia' | 'tarea';
  _id: string;
  titulo: string;
  proyecto: string;
}

/** What a query finds. */
export interface Encontrado {
  entidad: 'epica' | 'historia' | 'tarea';
  _id: string;
  titulo: string;
  estado: string;
  proyecto: string;
  /** The name of who is to do it. */
  responsable: string | null;
  fechaLimite: string | null;
  /** What it must fulfil. */
  criterios?: readonly { texto: string; hecho: boolean }[] | undefined;
}

/** The columns of a board, and when a story is ready and when it is done. */
export type Acuerdos = z.infer<typeof consultarAcuerdos.reply>;
export type PlantillaGuardada = z.infer<typeof consultarPlantillas.reply>['plantillas'][number];
export type VistaGuardada = z.infer<typeof consultarVistas.reply>['vistas'][number];

/** A story or a task as others that wait for it, or that it waits for, name it. */
export interface Esperado {
  tipo: 'historia' | 'tarea';
  _id: string;
  titulo: string;
  estado: string;
  proyecto: string;
  /** Who is to do it. */
  responsable: string | null;
}

/** Something that is open and what it waits for; null: something that the person may not see. */
export interface Espera {
  item: Esperado;
  por: (Esperado | null)[];
}

/** Without its description, which can be long: `historia` reads it. */
export type HistoriaSummary = Omit<Historia, 'descripcion'> & { version: number };

/**
 * Reads what one person may see, and nothing else: every method answers only about projects that the person sees,
 * whatever ids it gets.
 */
export interface PersonReader {
  readonly persona: { _id: string; nombre: string };
  readonly proyectos: readonly Proyecto[];
  tareas(pedidas: TareasQuery): Promise<Listado<Tarea>>;
  recuento(proyectos: readonly string[], abiertas: boolean): Promise<Recuento[]>;
  historias(proyectos: readonly string[]): Promise<HistoriaSummary[]>;
  historia(id: string): Promise<(HistoriaSummary & { descripcion: string }) | null>;
  sprints(proyectos: readonly string[]): Promise<Sprint[]>;
  /** The members of the teams of these projects. */
  gente(proyectos: readonly string[]): Promise<Gente[]>;
  epicas(proyectos: readonly string[]): Promise<Epica[]>;
  tarea(id: string): Promise<(Tarea & { version: number }) | null>;
  /** What in these projects waits for something that is not completed. */
  esperas(proyectos: readonly string[]): Promise<Espera[]>;
  /** Since when these stories and tasks have their estado, by id. */
  entradas(items: readonly (Historia | HistoriaSummary | Tarea)[]): Promise<ReadonlyMap<string, Entrada>>;
  /** The sprint in progress as the alerts judge it, too; `cambio`: as it would be with other stories. */
  situacion(proyecto: string, cambio?: CambioDeSprint): Promise<SituacionDeSprint | null>;
  /** What the rules of the alerts find in these projects now, the worst first. */
  hallazgos(proyectos: readonly string[]): Promise<Hallado[]>;
  /** When the sprints of a project began, and with what, by id; a sprint is missing if nobody was looking. */
  inicios(proyecto: string): Promise<ReadonlyMap<string, Inicio>>;
  /** What happened in these days, oldest first; null if its owner does not answer now. */
  actividad(proyectos: readonly string[], dias: Rango): Promise<Actividad | null>;
  /** Comments on these stories or tasks, oldest first; null if their owner does not answer now. */
  comentarios(sobre: readonly Tarea[]): Promise<readonly Comentario[] | null>;
  /** Messages in the conversations of these projects and their teams, oldest first; null as above. */
  mensajes(proyectos: readonly string[], dias: Rango): Promise<readonly Mensaje[] | null>;
  /** Whether the asker has this right over the project. */
  puede(derecho: Derecho, proyecto: string): boolean;
  buscar(texto: string, proyectos: readonly string[], cuantos: number): Promise<Hallazgo[]>;
  /** How the team of a project works; null if its owner does not answer now. */
  acuerdos(proyecto: string): Promise<Acuerdos | null>;
  /** The templates of a project; null as above. */
  plantillas(proyecto: string): Promise<readonly PlantillaGuardada[] | null>;
  /** The saved views that the person sees; null as above. */
  vistas(): Promise<readonly VistaGuardada[] | null>;
  /** What a query in the language of the API finds; null if its owner does not answer now. */
  encontrar(q: string, proyectos: readonly string[], cuantos: number): Promise<Listado<Encontrado> | null>;
}
