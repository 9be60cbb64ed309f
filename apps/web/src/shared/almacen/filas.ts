import type { Elemento as Encontrado } from '@pmp/contracts/proyectos';
import type { ElementoDe } from '../elementos/elementos';

/** What the store holds of each kind; a query also says the epic of a task, which no other reply does. */
export interface FilaDe extends Omit<ElementoDe, 'tarea'> {
  tarea: ElementoDe['tarea'] & Pick<Extract<Encontrado, { entidad: 'tarea' }>, 'epica'>;
}
export type Clase = keyof FilaDe;

const CLASES: Record<Clase, true> = { epica: true, historia: true, tarea: true };

export const isClase = (entidad: string): entidad is Clase => entidad in CLASES;
