import type { TareasQuery } from '../../preguntas/person-reader';

/** Dates are ISO texts, and compare as texts with the calendar days that are asked for. */
export function tareasFilter(pedidas: TareasQuery): object {
  const {
    proyectos,
    asignado,
    estados,
    abiertas,
    prioridades,
    limiteDesde,
    limiteAntesDe,
    ids,
    historia,
    historias,
    sinFecha,
    sinEstimar,
    tipos,
    sinPersonas,
  } = pedidas;
  const limite = {
    ...(limiteDesde && { $gte: limiteDesde }),
    ...(limiteAntesDe && { $lt: limiteAntesDe, $gt: '' }),
  };
  return {
    proyecto: { $in: proyectos },
    eliminado: false,
    ...(asignado !== undefined && { asignado }),
    ...(sinPersonas && { asignado: { $nin: sinPersonas } }),
    ...(abiertas && { estado: { $ne: 'completada' } }),
    ...(estados && { estado: { $in: estados } }),
    ...(prioridades && { prioridad: { $in: prioridades } }),
    ...(ids && { _id: { $in: ids } }),
    ...(historia && { historia }),
    ...(historias && { historia: { $in: historias } }),
    ...(sinFecha && { fechaLimite: null }),
    ...(sinEstimar && { tiempoEstimado: null }),
    ...(tipos && { tipo: { $in: tipos } }),
    ...((limiteDesde || limiteAntesDe) && { fechaLimite: limite }),
  };
}
