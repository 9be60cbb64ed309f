import { erroresNotificaciones } from '@pmp/contracts/notificaciones';
import { DomainError } from '@pmp/platform';

/** Where a page ended. Pages are sorted newest first; ids break ties. */
export interface PagePlace {
  timestamp: Date;
  _id: string;
}

export const cursorOf = ({ timestamp, _id }: PagePlace): string =>
  Buffer.from(`${timestamp.toISOString()}|${_id}`).toString('base64url');

export function readCursor(cursor: string): PagePlace {
  const [fecha = '', _id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('|');
  const timestamp = new Date(fecha);
  if (Number.isNaN(timestamp.getTime()) || !/^[0-9a-f]{24}$/.test(_id) || rest.length) {
    throw new DomainError(erroresNotificaciones.cursorNoValido);
  }
  return { timestamp, _id };
}
