import { defineLectura } from '@pmp/contracts/common';
import { epicaEstado, etiquetaEstado, historiaEstado, proyectoEstado, tareaEstado } from '../events';

/** What `sprints` reads of work: a board shows all that a story is, and counts its tasks. */
export const lecturasDeSprints = {
  proyecto: defineLectura(proyectoEstado),
  epica: defineLectura(epicaEstado),
  etiqueta: defineLectura(etiquetaEstado),
  historia: defineLectura(historiaEstado),
  tarea: defineLectura(tareaEstado, ['historia', 'estado']),
};
