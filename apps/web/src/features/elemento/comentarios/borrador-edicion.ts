import type { Comentario } from '@pmp/contracts/proyectos';
import { guardarBorrador, leerBorrador } from '../../../shared/escritura/borradores/borradores';

/** A comment whose text was being changed. */
interface Edicion {
  texto: string;
  /** What it said, and its version, when that began. */
  base: string;
  version: number;
}

export const leerEdicion = (id: string): Edicion | undefined => leerBorrador('comentarioEditado', id);

/** Undefined, or what it says already: there is none any more. */
export const guardarEdicion = ({ _id, texto: base, version }: Comentario, texto: string | undefined): void =>
  guardarBorrador(
    'comentarioEditado',
    _id,
    texto === undefined || texto === base ? undefined : { texto, base, version },
  );
