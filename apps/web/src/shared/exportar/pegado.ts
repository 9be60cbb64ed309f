import { createOpener } from '../navegar/opener';

/** Lists whose rows are made one by one. */
export type Lista = 'proyecto' | 'equipo' | 'persona' | 'sprint';

/** Rows that are being brought from another program. */
export interface Pegado {
  /** What was copied there; absent: it is pasted in the dialog. */
  texto?: string;
  /** Where it goes; empty: the person chooses. */
  proyecto: string;
  /** What each line becomes. */
  entidad: 'historia' | 'tarea' | Lista;
}

/** Opens what takes them in; the shell shows it. */
export const pegado = createOpener<Pegado>();
