import type { Alerta, Evidencia, ReglaAlerta, Severidad } from '@pmp/contracts/ia';
import type { Vista } from './vista';

/** What a rule has found, before it is ranked and given to people. */
export interface Hallazgo {
  regla: ReglaAlerta;
  severidad: Severidad;
  /** Ranks within a severity: the larger, the worse. */
  peso: number;
  sobre: Alerta['sobre'];
  /** Id of what it is about. */
  item: string;
  /** What makes it the same finding as yesterday's, apart from the rule and the item. */
  causa: string;
  /** Name of what it is about, for lists. */
  nombre: string;
  /** The finding in one short phrase that follows the name in a list: «venció hace 4 días». */
  resumen: string;
  titulo: string;
  descripcion: string;
  fechaLimite: string | null;
  sugerencia: string;
  siguientePaso: string;
  /** Ids of whom it concerns; the team's admins where nobody else is. */
  usuarios: readonly string[];
  evidencia: readonly Evidencia[];
  enlace: string;
}

export interface Regla {
  nombre: ReglaAlerta;
  /** What it finds, and several of it: «1 tarea vencida», «8 tareas vencidas». */
  singular: string;
  plural: string;
  evaluate(vista: Vista): Hallazgo[];
}
