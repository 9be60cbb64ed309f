import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { PlazoDoc } from '../elementos/kinds/plazo.rules';

export interface EpicaDoc extends ElementoDoc, PlazoDoc {
  estado: EstadoTrabajo;
}
