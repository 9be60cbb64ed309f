import { DomainError, sentenceIn } from '@pmp/platform';
import { erroresComunes } from '@pmp/contracts/common';
import { Types } from 'mongoose';

/** Position of the last row of a page. Lists are sorted newest first, equal times by id. */
export interface Position {
  createdAt: Date;
  _id: Types.ObjectId;
}

const CURSOR_PATTERN = /^(\d{1,15})-([0-9a-f]{24})$/;

export const encodeCursor = ({ createdAt, _id }: Position): string =>
  `${createdAt.getTime()}-${_id.toHexString()}`;

export const decodeCursor = (cursor: string): Position => {
  const [, millis, hex] = CURSOR_PATTERN.exec(cursor) ?? [];
  if (!millis || !hex) {
    throw new DomainError(erroresComunes.datosNoValidos, {}, [
      { campo: 'cursor', ...sentenceIn(erroresComunes.cursorNoValido) },
    ]);
  }
  return { createdAt: new Date(Number(millis)), _id: new Types.ObjectId(hex) };
};
