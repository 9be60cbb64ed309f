import type { Tarea } from '@pmp/contracts/proyectos';
import { createOpener } from '../navegar/opener';

export interface Completada {
  _id: string;
  titulo: string;
  proyecto: string;
}

/** Stories that somebody is completing while tasks of them are open. */
export interface Pregunta {
  historias: readonly Completada[];
  abiertas: number;
  /** Completes the stories, and these tasks with them; not called if the person cancels. */
  go: (tareas: readonly Tarea[]) => void;
}

/** What the shell asks. */
export const pregunta = createOpener<Pregunta>();
