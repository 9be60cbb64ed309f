import type { Reanudado } from '@pmp/contracts/common';
import { statusOf } from '../http/errors';
import { live } from './live';

/** Pauses between rooms: the gateway allows 400 events at once and 100 a second to all pages of a person together. */
const BURST = 25;
const PACE_MS = 60;
const RETRY_MS = 5000;
/** No answer, too many requests, or the service is away; any other refusal is final. */
const PASSING = new Set([0, 429, 503]);
/** Not there, or not for this person. */
const MISSING = 404;

interface Salas {
  /**
   * Its changes begin to arrive, so data read earlier may have missed one. It is not called when the gateway has sent
   * whatever came since this page was last in the room.
   */
  onEntered: (proyectoId: string) => void;
  /** The page shows what the person may not see any more. */
  onMissing: (proyectoId: string) => void;
}

export const enterSalas = ({ onEntered, onMissing }: Salas) => {
  let followed = new Set<string>();
  /** Those that the present connection is in, or that the last one was in. */
  let inside = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (run: () => void, ms: number) => timers.add(setTimeout(run, ms));

  const enter = (proyectoId: string, desde: string): void => {
    if (!live.isConnected() || !followed.has(proyectoId)) return;
    live.ask<Partial<Reanudado>>('suscribir_proyecto', { proyectoId, desde }).then(
      ({ completo, lugar }) => {
        live.reached(lugar);
        inside.add(proyectoId);
        if (!completo) onEntered(proyectoId);
      },
      (error: unknown) => {
        const status = statusOf(error) ?? 0;
        if (PASSING.has(status)) later(() => enter(proyectoId, desde), RETRY_MS);
        if (status === MISSING) onMissing(proyectoId);
      },
    );
  };
  const enterAll = (ids: string[], desdeOf = (_id: string) => '') =>
    ids.forEach((id, index) => later(() => enter(id, desdeOf(id)), Math.max(0, index - BURST) * PACE_MS));
  const forget = () => {
    timers.forEach(clearTimeout);
    timers.clear();
  };

  const off = live.onConnect((desde) => {
    forget();
    const before = inside;
    inside = new Set();
    enterAll([...followed], (id) => (before.has(id) ? desde : ''));
  });

  return {
    /** Stays in exactly these projects' rooms, across reconnections. */
    follow: (ids: string[]) => {
      const before = followed;
      followed = new Set(ids);
      if (!live.isConnected()) return;
      enterAll(ids.filter((id) => !before.has(id)));
      for (const proyectoId of before) {
        if (followed.has(proyectoId)) continue;
        inside.delete(proyectoId);
        live.tell('dejar_proyecto', { proyectoId });
      }
    },
    leave: () => {
      off();
      forget();
    },
  };
};
