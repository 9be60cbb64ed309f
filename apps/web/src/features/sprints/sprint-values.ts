import type { Sprint } from '@pmp/contracts/sprints';
import { hoy, toInputDia } from '../../shared/dates';
import type { SprintValues } from './api/create-sprint';

const DURACION = 14;

export const addDays = (dia: string, days: number): string => {
  const date = new Date(`${dia}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Defaults of a new sprint, or what is stored. */
export const sprintValues = (sprint?: Sprint): SprintValues => {
  const inicio = hoy();
  return {
    nombre: sprint?.nombre ?? '',
    objetivo: sprint?.objetivo ?? '',
    fechaInicio: sprint ? toInputDia(sprint.fechaInicio) : inicio,
    fechaFin: sprint ? toInputDia(sprint.fechaFin) : addDays(inicio, DURACION),
    historiasSeleccionadas: sprint?.historias.map(({ _id }) => _id) ?? [],
  };
};
