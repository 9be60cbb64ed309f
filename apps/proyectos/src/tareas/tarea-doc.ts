import type { Tarea } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';

export interface TareaDoc extends ElementoDoc {
  tipo: Tarea['tipo'];
  asignado: Types.ObjectId | null;
  fechaLimite: Date | null;
  tiempoEstimado: number | null;
  historia: Types.ObjectId;
}
