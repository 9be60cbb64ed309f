import { defineLectura } from '@pmp/contracts/common';
import { proyectoEstado, tareaEstado } from '../events';

/** What `notificaciones` reads of work: what is due, and who may be told. */
export const lecturasDeNotificaciones = {
  proyecto: defineLectura(proyectoEstado, ['equipo']),
  tarea: defineLectura(tareaEstado, ['titulo', 'estado', 'asignado', 'fechaLimite', 'proyecto']),
};
