import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import { EstadoTareaChip, PrioridadChip } from '../../../shared/ui/fichas/chip';

/** Aligned in columns across the rows, where a row is one line. */
export const EstadoPrioridad = ({ estado, prioridad }: { estado: EstadoTrabajo; prioridad: Prioridad }) => (
  <>
    <span className="@2xl:min-w-27">
      <EstadoTareaChip estado={estado} />
    </span>
    <span className="@2xl:min-w-18">
      <PrioridadChip prioridad={prioridad} />
    </span>
  </>
);
