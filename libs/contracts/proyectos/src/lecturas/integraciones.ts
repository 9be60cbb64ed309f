import { defineLectura } from '@pmp/contracts/common';
import { historiaEstado, proyectoEstado, tareaEstado } from '../events';

/** What `integraciones` reads of work: calendars, and who may see what. */
export const lecturasDeIntegraciones = {
  proyecto: defineLectura(proyectoEstado, [
    'nombre',
    'clave',
    'equipo',
    'creador',
    'fechaFin',
    'createdAt',
    'updatedAt',
  ]),
  historia: defineLectura(historiaEstado, [
    'clave',
    'titulo',
    'estado',
    'inicio',
    'fin',
    'responsable',
    'proyecto',
    'updatedAt',
  ]),
  tarea: defineLectura(tareaEstado, [
    'clave',
    'titulo',
    'estado',
    'fechaLimite',
    'asignado',
    'proyecto',
    'updatedAt',
  ]),
};
