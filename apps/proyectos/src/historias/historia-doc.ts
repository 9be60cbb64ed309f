import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';

export interface HistoriaDoc extends ElementoDoc {
  comoUsuario: string;
  quiero: string;
  para: string;
  estado: EstadoTrabajo;
  puntos: number;
  epica: Types.ObjectId;
}
