import { EDITABLE_MS, erroresMensajes } from '@pmp/contracts/mensajes';
import { DomainError } from '@pmp/platform';
import type { OpenChat } from '../acceso/acceso.service';
import type { MensajeDoc } from '../mensajes/mensaje.model';

/** Whether people may put something on it: on what could be answered. */
export function assertMarkable(
  { eliminado }: Pick<MensajeDoc, 'eliminado'>,
  { admiteMensajes }: Pick<OpenChat, 'admiteMensajes'>,
): void {
  if (eliminado) throw new DomainError(erroresMensajes.mensajeYaEliminado);
  if (!admiteMensajes) throw new DomainError(erroresMensajes.personaInactiva);
}

type Dicho = Pick<MensajeDoc, 'emisor' | 'eliminado' | 'timestamp'>;

/** Whether the person may edit the message now. */
export function assertEditable(mensaje: Dicho, persona: string, now: Date): void {
  if (mensaje.emisor !== persona) throw new DomainError(erroresMensajes.soloPropios);
  if (mensaje.eliminado) throw new DomainError(erroresMensajes.mensajeYaEliminado);
  if (now.getTime() - mensaje.timestamp.getTime() > EDITABLE_MS) {
    throw new DomainError(erroresMensajes.plazoTerminado);
  }
}

/** Whether the person may delete it now. `administra`: the team of its conversation, where any message may go, at any time. */
export function assertDeletable(mensaje: Dicho, persona: string, administra: boolean, now: Date): void {
  if (!administra) return assertEditable(mensaje, persona, now);
  if (mensaje.eliminado) throw new DomainError(erroresMensajes.mensajeYaEliminado);
}
