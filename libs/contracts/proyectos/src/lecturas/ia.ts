import { defineLectura } from '@pmp/contracts/common';
import { enlaceEstado, epicaEstado, historiaEstado, proyectoEstado, tareaEstado } from '../events';

/** What `ia` reads of work: people ask about anything. */
export const lecturasDeIa = {
  proyecto: defineLectura(proyectoEstado),
  epica: defineLectura(epicaEstado),
  historia: defineLectura(historiaEstado),
  tarea: defineLectura(tareaEstado),
  enlace: defineLectura(enlaceEstado),
};
