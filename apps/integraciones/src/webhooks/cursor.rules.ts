import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, sentenceIn } from '@pmp/platform';
import type { Position } from '../datos/entregas.repository';

const CURSOR = /^(\d{1,15})-([0-9a-f]{24})$/;

export const encodeCursor = ({ creada, _id }: Position): string => `${creada.getTime()}-${_id}`;

export function decodeCursor(cursor: string): Position {
  const [, millis, _id] = CURSOR.exec(cursor) ?? [];
  if (!millis || !_id)
    throw new DomainError(erroresComunes.datosNoValidos, {}, [
      { campo: 'cursor', ...sentenceIn(erroresComunes.cursorNoValido) },
    ]);
  return { creada: new Date(Number(millis)), _id };
}
