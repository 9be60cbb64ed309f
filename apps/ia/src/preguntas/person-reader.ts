import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { Historia, Proyecto, Sprint, Tarea } from '../datos/datos';

export interface TareasQuery {
  proyectos: readonly string[];
  /** Tasks of this person; null: unassigned ones. */
  asignado?: string | null;
  estados?: readonly EstadoTarea[];
  /** Only tasks that are not completada. */
  abiertas?: boolean;
  prioridades?: readonly Prioridad[];
  tipo?: Tarea['tipo'];
  /** Calendar days, `2026-11-20`; `desde` included, `antesDe` not. */
  limiteDesde?: string;
  limiteAntesDe?: string;
  historia?: string;
  orden?: 'limite' | 'cambio';
  cuantas: number;
}

export interface Listado<T> {
  filas: T[];
  /** How many match, shown or not. */
  total: number;
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
  buscar(texto: string, proyectos: readonly string[], cuantos: number): Promise<Hallazgo[]>;
}
