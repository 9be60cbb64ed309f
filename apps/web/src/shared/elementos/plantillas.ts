import type { Plantilla } from '@pmp/contracts/proyectos';
import { createOpener } from '../navegar/opener';
import type { Elemento } from './elementos';

/** What is being done with the templates of a project; the shell shows it. */
export type Plantillas =
  | { accion: 'ver'; proyectoId: string }
  /** Keeps an item as a template. */
  | { accion: 'guardar'; elemento: Elemento }
  /** `padre`: the epic of the story or the story of the task that is to be made, where it is known. */
  | { accion: 'usar'; plantilla: Plantilla; padre?: string };

export const plantillas = createOpener<Plantillas>();
