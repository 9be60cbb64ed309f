export type { Derecho } from '@pmp/contracts/common';

/** `oculto`: the caller must not even learn that it exists. `persona`: the token may not, and a person may decide it. */
export type Decision = 'permitido' | 'prohibido' | 'oculto' | 'persona';

/** `equipo`: the team itself, or the team that owns the project. Without `proyecto` it is in no project. */
export interface Recurso {
  proyecto?: string;
  equipo?: string;
  creador?: string | null;
}
