import { defineLectura } from '@pmp/contracts/common';
import { proyectoEstado } from '../events';

/** What `mensajes` reads of work: whose conversation a project's is. */
export const lecturasDeMensajes = { proyecto: defineLectura(proyectoEstado) };
