import { ESTADOS_TRABAJO, type EstadoTarea, type EstadoTrabajo } from '@pmp/contracts/proyectos';

/** Whether the state is further along. What a person has said is blocked waits for a person. */
export const isForward = (from: EstadoTarea, to: EstadoTrabajo): boolean =>
  from !== 'bloqueada' && ESTADOS_TRABAJO.indexOf(to) > ESTADOS_TRABAJO.indexOf(from);
