import type { Proyecto } from '@pmp/contracts/proyectos';
import { hoy, toInputDia } from '../../../shared/fechas/dias';
import type { ProyectoValues } from '../api/create-proyecto';

/** Defaults of a new project, or what is stored. */
export const proyectoValues = (proyecto?: Proyecto): ProyectoValues => ({
  nombre: proyecto?.nombre ?? '',
  clave: proyecto?.clave ?? '',
  descripcion: proyecto?.descripcion ?? '',
  equipo: proyecto?.equipo._id ?? '',
  estado: proyecto?.estado ?? 'activo',
  prioridad: proyecto?.prioridad ?? 'media',
  fechaInicio: proyecto ? toInputDia(proyecto.fechaInicio) : hoy(),
  fechaFin: toInputDia(proyecto?.fechaFin),
});
