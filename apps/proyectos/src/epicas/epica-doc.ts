import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';

export interface EpicaDoc extends ElementoDoc {
  estado: EstadoTrabajo;
}
