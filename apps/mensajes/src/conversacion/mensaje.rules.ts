import { EDITABLE_MS, erroresMensajes } from '@pmp/contracts/mensajes';
import { DomainError } from '@pmp/platform';
import type { MensajeDoc } from '../mensajes/mensaje.model';

/** Whether the person may edit or delete the message now. */
export function assertEditable(
  mensaje: Pick<MensajeDoc, 'emisor' | 'eliminado' | 'timestamp'>,
  persona: string,
  now: Date,
): void {
  if (mensaje.emisor !== persona) throw new DomainError(erroresMensajes.soloPropios);
  if (mensaje.eliminado) throw new DomainError(erroresMensajes.mensajeYaEliminado);
  if (now.getTime() - mensaje.timestamp.getTime() > EDITABLE_MS) {
    throw new DomainError(erroresMensajes.plazoTerminado);
  }
}
