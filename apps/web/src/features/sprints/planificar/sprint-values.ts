import type { Sprint } from '@pmp/contracts/sprints';
import { addDias, hoy, toInputDia } from '../../../shared/fechas/dias';
import type { SprintValues } from '../api/create-sprint';

const DURACION = 14;

/** Defaults of a new sprint, or what is stored. */
export const sprintValues = (sprint?: Sprint): SprintValues => {
  const inicio = hoy();
  return {
    nombre: sprint?.nombre ?? '',
    objetivo: sprint?.objetivo ?? '',
    fechaInicio: sprint ? toInputDia(sprint.fechaInicio) : inicio,
    fechaFin: sprint ? toInputDia(sprint.fechaFin) : addDias(inicio, DURACION),
    historiasSeleccionadas: sprint?.historias.map(({ _id }) => _id) ?? [],
  };
};
