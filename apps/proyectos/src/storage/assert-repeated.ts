import { erroresProyectos } from '@pmp/contracts/proyectos';
import { type Caller, DomainError, duplicateKeyOf } from '@pmp/platform';
import type { Types } from 'mongoose';

interface Created {
  creador: Types.ObjectId | null;
  proyecto: Types.ObjectId;
}

/**
 * Call after an insert failed because its id is taken. Returns only when `first`, the entity with that id, was made by
 * the same person in the same project, so that the call was a retry. `first` is null for a deleted entity, whose id
 * stays taken.
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
