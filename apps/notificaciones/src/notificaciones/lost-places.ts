import { Injectable } from '@nestjs/common';
import { ProyectoAudience } from '../personas/proyecto-audience';
import { lugarOf } from '../personas/lugar.rules';
import type { NotificacionDoc } from './notificacion.model';
import { wordsOf } from './notificacion.rules';

const OCULTO = { ...wordsOf({ aviso: 'avisoOculto', parametros: {} }), accion: null };

/**
 * Keeps what was said in a place from people who have lost it since. Decided whenever notifications are read, so that it
 * holds for those raised before, and no longer for somebody who has come back.
 */
@Injectable()
export class LostPlaces {
  constructor(private readonly audience: ProyectoAudience) {}

  /** The same notifications; of those from lost places only that they came. */
  async hide(usuario: string, docs: readonly NotificacionDoc[]): Promise<NotificacionDoc[]> {
    const seen = new Map<string, boolean>();
    for (const { accion } of docs) {
      const lugar = lugarOf(accion);
      if (lugar && !seen.has(lugar._id)) seen.set(lugar._id, await this.audience.sees(usuario, lugar));
    }
    return docs.map((doc) =>
      seen.get(lugarOf(doc.accion)?._id ?? '') === false ? { ...doc, ...OCULTO } : doc,
    );
  }
}
