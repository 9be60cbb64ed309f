import type { Alerta, Evidencia, ReglaAlerta, Severidad } from '@pmp/contracts/ia';
import type { Vista } from './vista';

/** A finding of a rule, before it is ranked and shown to people. */
export interface Hallazgo {
  regla: ReglaAlerta;
  severidad: Severidad;
  /** Order within a severity: the larger, the worse. */
  peso: number;
  sobre: Alerta['sobre'];
  /** Id of what it is about. */
  item: string;
  /** What identifies the finding besides its rule and item: with the same cause it is the same finding as yesterday. */
  causa: string;
  /** Name of what it is about, for lists. */
  nombre: string;
  /** A short phrase that follows the name in a list: «venció hace 4 días». */
  resumen: string;
  titulo: string;
  descripcion: string;
  fechaLimite: string | null;
  sugerencia: string;
  siguientePaso: string;
  /** Ids of the people it concerns; empty: the team's admins. */
  usuarios: readonly string[];
  evidencia: readonly Evidencia[];
  enlace: string;
}

export interface Regla {
  nombre: ReglaAlerta;
  /** What it finds, in singular and plural: «1 tarea vencida», «8 tareas vencidas». */
  singular: string;
  plural: string;
  evaluate(vista: Vista): Hallazgo[];
}
