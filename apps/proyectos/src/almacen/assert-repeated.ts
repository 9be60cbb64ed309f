import { erroresProyectos } from '@pmp/contracts/proyectos';
import { type Caller, DomainError, duplicateKeyOf } from '@pmp/platform';
import type { Types } from 'mongoose';

interface Created {
  creador: Types.ObjectId | null;
  proyecto: Types.ObjectId;
}

/**
 * After an insert was refused: passes only when `first`, which has the id, was made in the same project by the
 * same person, so that the call was a repetition. A deleted one is null here, its id stays taken.
 */
export function assertRepeated<T extends Created>(
  error: unknown,
  first: T | null,
  caller: Caller,
  proyecto: string,
): asserts first is T {
  if (!duplicateKeyOf(error)) throw error;
  const repeated = first?.creador?.toHexString() === caller._id && first.proyecto.toHexString() === proyecto;
  if (!repeated) throw new DomainError(erroresProyectos.idOcupado);
}
