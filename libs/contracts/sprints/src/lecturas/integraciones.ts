import { defineLectura } from '@pmp/contracts/common';
import { sprintEstado } from '../events';

/** What `integraciones` reads of sprints: calendars. */
export const lecturasDeSprintsDeIntegraciones = {
  sprint: defineLectura(sprintEstado, [
    'nombre',
    'estado',
    'fechaInicio',
    'fechaFin',
    'proyecto',
    'updatedAt',
  ]),
};
