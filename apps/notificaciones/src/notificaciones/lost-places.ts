import { Injectable } from '@nestjs/common';
import { lugarOf } from '../personas/lugar.rules';
import { Lugares } from '../personas/lugares';
import type { NotificacionDoc } from './notificacion.model';
import { wordsOf } from './notificacion.rules';

/** Rules that repeat what people wrote there; of a task that is gone nobody knows whose it was. */
const CITAN = new Set(['mencion', 'comentario', 'alerta-enviada']);

const OCULTO = { ...wordsOf({ aviso: 'avisoOculto', parametros: {} }), accion: null };

/**
 * Keeps what was said in a place from people who have lost it since. Decided whenever notifications are read, so that it
 * holds for those raised before, and no longer for somebody who has come back.
 */
@Injectable()
export class LostPlaces {
  constructor(private readonly lugares: Lugares) {}

  /** The same notifications; of those from lost places only that they came. */
  async hide(usuario: string, docs: readonly NotificacionDoc[]): Promise<NotificacionDoc[]> {
    const lugares = docs.flatMap(({ accion }) => lugarOf(accion) ?? []);
    const { perdidos, eliminados } = await this.lugares.lost(usuario, lugares);
    return docs.map((doc) => {
      const lugar = lugarOf(doc.accion)?._id ?? '';
      // In the person's own words, whatever has become of what it was about.
      if (doc.regla === 'recordatorio')
        return perdidos.has(lugar) || eliminados.has(lugar) ? { ...doc, accion: null } : doc;
      const isLost = perdidos.has(lugar) || (CITAN.has(doc.regla) && eliminados.has(lugar));
      return isLost ? { ...doc, ...OCULTO } : doc;
    });
  }
}
