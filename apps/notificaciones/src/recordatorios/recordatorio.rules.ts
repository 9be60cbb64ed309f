import {
  erroresNotificaciones,
  MAX_DIAS_RECORDATORIO,
  MAX_RECORDATORIOS,
  type Recordatorio,
} from '@pmp/contracts/notificaciones';
import { DomainError } from '@pmp/platform';
import { type Aviso, wordsOf } from '../notificaciones/notificacion.rules';
import type { RecordatorioDoc } from './recordatorio.model';

const DAY_MS = 86_400_000;

/** Throws unless somebody who already has so many waiting can be reminded then. */
export function assertAcceptable(cuando: Date, now: Date, waiting: number): void {
  if (cuando <= now) throw new DomainError(erroresNotificaciones.cuandoPasado);
  if (cuando.getTime() - now.getTime() > MAX_DIAS_RECORDATORIO * DAY_MS)
    throw new DomainError(erroresNotificaciones.cuandoLejano);
  if (waiting >= MAX_RECORDATORIOS)
    throw new DomainError(erroresNotificaciones.demasiadosRecordatorios, { max: MAX_RECORDATORIOS });
}

export const avisoOf = ({ _id, usuario, texto, cuando, accion }: RecordatorioDoc, now: Date): Aviso => ({
  personas: [usuario.toHexString()],
  ...wordsOf({ aviso: 'recordatorio', parametros: { texto } }),
  accion,
  timestamp: now,
  regla: 'recordatorio',
  causa: `${_id.toHexString()}:${cuando.toISOString()}`,
});

export const toRecordatorio = ({ _id, texto, cuando, accion }: RecordatorioDoc): Recordatorio => ({
  _id: _id.toHexString(),
  texto,
  cuando: cuando.toISOString(),
  accion,
});
