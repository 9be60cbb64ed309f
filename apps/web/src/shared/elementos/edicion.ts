import { createOpener } from '../navegar/opener';
import type { Elemento, Entidad } from './elementos';

/** A field that is changed where it is shown. */
export type Campo =
  | 'estado'
  | 'prioridad'
  | 'puntos'
  | 'asignado'
  | 'responsable'
  | 'epica'
  | 'sprint'
  | 'fechaLimite';

export const CAMPOS: Record<Entidad, readonly Campo[]> = {
  epica: ['estado', 'prioridad'],
  historia: ['estado', 'prioridad', 'responsable', 'puntos', 'epica', 'sprint'],
  tarea: ['estado', 'prioridad', 'asignado', 'fechaLimite'],
};

export interface Edicion {
  campo: Campo;
  elementos: readonly Elemento[];
  /** What the list of values opens beside. */
  anchor: Element;
  /** Set at once, without a list of values. */
  valor?: number;
}

/** The field being edited; the shell shows its values. */
export const edicion = createOpener<Edicion>();

/** Edits a field of those that have it; false: none has. */
export const editar = ({ elementos, ...rest }: Edicion): boolean => {
  const suyos = elementos.filter(({ entidad }) => CAMPOS[entidad].includes(rest.campo));
  if (suyos.length > 0) edicion.open({ ...rest, elementos: suyos });
  return suyos.length > 0;
};
