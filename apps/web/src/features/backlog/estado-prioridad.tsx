import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/chip';

/** One below the other in all rows of the list, however long their words are. */
export const EstadoPrioridad = ({ estado, prioridad }: { estado: EstadoTrabajo; prioridad: Prioridad }) => (
  <>
    <span className="sm:min-w-27">
      <EstadoTareaChip estado={estado} />
    </span>
    <span className="sm:min-w-18">
      <PrioridadChip prioridad={prioridad} />
    </span>
  </>
);
