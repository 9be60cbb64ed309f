import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { PlazoDoc } from '../elementos/kinds/plazo.rules';

export interface HistoriaDoc extends ElementoDoc, PlazoDoc {
  comoUsuario: string;
  quiero: string;
  para: string;
  estado: EstadoTrabajo;
  puntos: number;
  /** Absent in those that nobody has changed since before stories had one. */
  responsable?: Types.ObjectId | null;
  /** The board column it was put in, where its state alone does not tell. */
  columna?: Types.ObjectId | null;
  epica: Types.ObjectId;
}
