import type { Datos, Motivo } from '../base/refusal';
import type { FileRead } from '../read-file';

/** What the process that reads says, once each time that it is asked for more. */
export type Told =
  | { filas: string[][] }
  | { leido: FileRead }
  | { rechazo: { motivo: Motivo; datos?: Datos | undefined } }
  /** A fault of ours, not of the file. */
  | { fallo: string };

export const MORE = 'más';
