import { createOpener } from '../navegar/opener';
import { typeAhead } from '../navegar/type-ahead';
import type { Elemento, Entidad } from './elementos';

/** A field that has one value, and is changed where it is shown. */
export type CampoDeUnValor =
  | 'estado'
  | 'prioridad'
  | 'puntos'
  | 'asignado'
  | 'responsable'
  | 'epica'
  | 'historia'
  | 'sprint'
  | 'inicio'
  | 'fin'
  | 'fechaLimite';

/** A field's value as items carry it: a person, an epic or a sprint with its name. */
export type Valor = string | number | null | { _id: string; [campo: string]: unknown };

/** A field that is changed where it is shown. */
export type Campo = CampoDeUnValor | 'etiquetas';

const CAMPOS: Record<Entidad, readonly Campo[]> = {
  epica: ['estado', 'prioridad', 'inicio', 'fin'],
  historia: ['estado', 'prioridad', 'responsable', 'etiquetas', 'puntos', 'epica', 'sprint', 'inicio', 'fin'],
  tarea: ['estado', 'prioridad', 'asignado', 'etiquetas', 'historia', 'fechaLimite'],
};

export interface Edicion {
  campo: Campo;
  elementos: readonly Elemento[];
  /** What the list of values opens beside. */
  anchor: Element;
  /** Set at once, without a list of values; «yo» is who is signed in. */
  valor?: Valor;
  /** How `valor` is said, where it does not say so itself. */
  texto?: string;
}

/** The field being edited; the shell shows its values. */
export const edicion = createOpener<Edicion>();

/** Those whose value is a day. */
export const isDia = (campo: Campo): boolean =>
  campo === 'inicio' || campo === 'fin' || campo === 'fechaLimite';

/** Which of its fields can be changed; what does not carry its labels (a card of the board) cannot change them. */
export const camposDe = ({ entidad, datos }: Elemento): readonly Campo[] =>
  CAMPOS[entidad].filter((campo) => campo !== 'etiquetas' || ('etiquetas' in datos && datos.etiquetas));

/** Edits a field of those that have it; false: none has. */
export const editar = ({ elementos, ...rest }: Edicion): boolean => {
  const suyos = elementos.filter((elemento) => camposDe(elemento).includes(rest.campo));
  if (suyos.length === 0) return false;
  edicion.open({ ...rest, elementos: suyos });
  if (rest.valor === undefined) typeAhead(edicion);
  return true;
};
