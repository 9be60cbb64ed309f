import { Injectable } from '@nestjs/common';
import { type Lugar, lugarOf } from '../personas/lugar.rules';
import { Lugares } from '../personas/lugares';
import type { NotificacionDoc } from './notificacion.model';
import { wordsOf } from './notificacion.rules';

/** Rules that repeat what people wrote there; of a task that is gone nobody knows whose it was. */
const CITAN = new Set(['mencion', 'comentario', 'alerta-enviada']);

const OCULTO = {
  ...wordsOf({ aviso: 'avisoOculto', parametros: {} }),
  accion: null,
  elementos: [],
  actor: '',
  proyecto: '',
};

const lugaresOf = ({ accion, elementos = [] }: NotificacionDoc): Lugar[] =>
  [accion, ...elementos.map((each) => each.accion)].flatMap((each) => lugarOf(each) ?? []);

/**
 * Keeps what was said in a place from people who have lost it since. Decided whenever notifications are read, so that it
 * holds for those raised before, and no longer for somebody who has come back.
 */
@Injectable()
export class LostPlaces {
  constructor(private readonly lugares: Lugares) {}

  /** The same notifications; of those from lost places only that they came. */
  async hide(usuario: string, docs: readonly NotificacionDoc[]): Promise<NotificacionDoc[]> {
    const { perdidos, eliminados } = await this.lugares.lost(usuario, docs.flatMap(lugaresOf));
    return docs.map((doc) => {
      const suyos = lugaresOf(doc).map(({ _id }) => _id);
      const isLost = suyos.some((lugar) => perdidos.has(lugar));
      const isGone = suyos.some((lugar) => eliminados.has(lugar));
      // In the person's own words, whatever has become of what it was about.
      if (doc.regla === 'recordatorio') return isLost || isGone ? { ...doc, accion: null } : doc;
      return isLost || (isGone && CITAN.has(doc.regla)) ? { ...doc, ...OCULTO } : doc;
    });
  }
}
