import { defineLectura } from '@pmp/contracts/common';
import { sprintEstado } from '../events';

/** What `ia` reads of sprints. */
export const lecturasDeSprintsDeIa = { sprint: defineLectura(sprintEstado) };
