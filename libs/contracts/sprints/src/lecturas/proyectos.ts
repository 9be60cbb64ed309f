import { defineLectura } from '@pmp/contracts/common';
import { sprintEstado } from '../events';

/** What `proyectos` reads of sprints: in which one a story is. */
export const lecturasDeSprintsDeProyectos = { sprint: defineLectura(sprintEstado) };
