import type { Elemento, Entidad } from '../../../shared/elementos/elementos';
import {
  guardarBorrador as guardar,
  leerBorrador as leer,
} from '../../../shared/escritura/borradores/borradores';

/** A description that its person has begun to write and that is not saved yet. */
export interface Borrador {
  texto: string;
  /** The description and the version it was written over. */
  base: string;
  version: number;
  /** Absent in what a version before this one kept. */
  entidad?: Entidad;
  titulo?: string;
}

export const borradorDe = ({ datos }: Elemento): Borrador | undefined =>
  leer<Borrador>('descripcion', datos._id);

/** Undefined: there is none any more. */
export const guardarBorrador = ({ entidad, datos }: Elemento, borrador: Borrador | undefined): void =>
  guardar('descripcion', datos._id, borrador && { ...borrador, entidad, titulo: datos.titulo });
