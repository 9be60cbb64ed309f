import type { Comentario, Elemento as Encontrado, Epica, Historia, Tarea } from '@pmp/contracts/proyectos';

/** What the store holds of each kind; a query also says the epic of a task, which no other reply does. */
export interface FilaDe {
  epica: Epica;
  historia: Historia;
  tarea: Tarea & Pick<Extract<Encontrado, { entidad: 'tarea' }>, 'epica'>;
  comentario: Comentario;
}
export type Clase = keyof FilaDe;

const CLASES: Record<Clase, true> = { epica: true, historia: true, tarea: true, comentario: true };

export const isClase = (entidad: string): entidad is Clase => entidad in CLASES;

/** Those that may wait for the network. */
export type Editable = Exclude<Clase, 'comentario'>;

export const isEditable = (entidad: string): entidad is Editable =>
  isClase(entidad) && entidad !== 'comentario';
