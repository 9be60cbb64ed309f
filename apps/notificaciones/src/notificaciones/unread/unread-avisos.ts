import { Injectable } from '@nestjs/common';
import { NOTIFICACIONES_CAMBIADAS } from '@pmp/contracts/notificaciones';
import type { Tx } from '@pmp/platform';
import type { NotificacionDoc } from '../notificacion.model';
import type { Aviso } from '../notificacion.rules';
import { NotificacionesRepository } from '../notificaciones.repository';
import { belongTogether, type Elemento, tellTogether } from './several.rules';
import { TAKEN_BACK_MS, takenBack } from './taken-back.rules';

const NOBODY: ReadonlySet<string> = new Set();

/** What people have not read yet, and what follows changes: they are told of neither twice. */
@Injectable()
export class UnreadAvisos {
  constructor(private readonly notificaciones: NotificacionesRepository) {}

  /**
   * What undoes what somebody has not read yet is not told: the earlier notice goes, or has said it. Returns whom there
   * is nothing to tell.
   */
  async takeBack(aviso: Aviso, tx: Tx): Promise<ReadonlySet<string>> {
    const { frase, accion, personas, timestamp } = aviso;
    if (!frase || !accion || !personas.length) return NOBODY;
    const since = new Date(timestamp.getTime() - TAKEN_BACK_MS);
    const spared = new Set<string>();
    for (const doc of await this.notificaciones.unreadSince({ personas, accion }, since, tx.session)) {
      const usuario = doc.usuario.toHexString();
      const said = elementosOf(doc).find((each) => each.accion === accion)?.frase;
      const undone = said && !spared.has(usuario) && takenBack(said, frase);
      if (!undone) continue;
      spared.add(usuario);
      if (undone === 'both') await this.leaveOut(accion, doc, tx);
    }
    return spared;
  }

  /** What one request did to several is one notification. Returns who is told by one that they have already. */
  async join(aviso: Aviso, tx: Tx): Promise<ReadonlySet<string>> {
    const { frase, accion, personas } = aviso;
    if (!frase || !accion || !personas.length) return NOBODY;
    const joined = new Set<string>();
    for (const doc of await this.notificaciones.unreadOf(aviso, tx.session)) {
      const known = elementosOf(doc);
      const usuario = doc.usuario.toHexString();
      const fits = known.every((each) => each.accion !== accion && belongTogether(each.frase, frase));
      if (!fits || !known.length || joined.has(usuario)) continue;
      joined.add(usuario);
      await this.retell(doc, [...known, { accion, frase }], tx);
    }
    return joined;
  }

  private async leaveOut(accion: string, doc: NotificacionDoc, tx: Tx): Promise<void> {
    const left = elementosOf(doc).filter((each) => each.accion !== accion);
    if (left.length) return this.retell(doc, left, tx);
    await this.notificaciones.withdraw([doc], tx.session);
    show(doc, tx);
  }

  private async retell(doc: NotificacionDoc, elementos: Elemento[], tx: Tx): Promise<void> {
    await this.notificaciones.reword(doc._id, tellTogether(elementos), tx.session);
    show(doc, tx);
  }
}

const elementosOf = ({ elementos, accion, frase }: NotificacionDoc): Elemento[] => {
  if (elementos?.length) return elementos;
  return accion && frase ? [{ accion, frase }] : [];
};

const show = ({ usuario }: NotificacionDoc, tx: Tx): void =>
  tx.live(`usuario.${usuario.toHexString()}`, NOTIFICACIONES_CAMBIADAS, {});
