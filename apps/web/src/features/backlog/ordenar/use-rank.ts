import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EpicaNode } from '../../../shared/arbol/backlog-tree';
import type { Ref } from '../../../shared/elementos/elementos';
import { errorConDetalle } from '../../../shared/http/error-con-detalle';
import type { Row } from '../arbol/rows';
import { placeOf, type Slot, slotAt, slotsOf } from '../arbol/slots';
import { useMove } from './use-moves';

export interface Lift {
  ref: Ref;
  titulo: string;
  by: 'teclado' | 'puntero';
  /** Where it would land if dropped now; undefined: where it came from. */
  slot: Slot | undefined;
}

const isSame = (a: Slot | undefined, b: Slot | undefined): boolean =>
  a?.padre === b?.padre && a?.despuesDe === b?.despuesDe;

/**
 * The item being dragged, by pointer or keyboard; nothing is sent before it is dropped. `whole`: what a filter hides too,
 * among which a move is undone.
 */
export const useRank = (tree: EpicaNode[], whole: EpicaNode[], proyectoId: string) => {
  const { t } = useTranslation('backlog');
  const [lift, setLift] = useState<Lift>();
  const [voz, setVoz] = useState('');
  const [error, setError] = useState<string>();
  const send = useMove(proyectoId, (failure) => setError(errorConDetalle(t, t('error.mover'), failure)));

  const move = (ref: Ref, titulo: string, slot: Slot) => {
    const { slots, here } = slotsOf(whole, ref);
    const antes = slots[here];
    const { titulo: destino } = placeOf(tree, ref, slot);
    const isOther = antes !== undefined && antes.padre !== slot.padre;
    const dicho = isOther ? t('movidaA', { titulo, destino }) : t('movida', { titulo });
    send({ ref, titulo, slot, antes, dicho });
  };

  const lugar = (ref: Ref, slot: Slot | undefined): string => {
    const { slots, here } = slotsOf(tree, ref);
    const target = slot ?? slots[here];
    if (!target) return '';
    const { titulo, posicion, total } = placeOf(tree, ref, target);
    return titulo ? t('voz.lugarEn', { titulo, posicion, total }) : t('voz.lugar', { posicion, total });
  };

  const start = (ref: Ref, titulo: string, by: Lift['by']) => {
    setError(undefined);
    setLift({ ref, titulo, by, slot: undefined });
    if (by === 'teclado') setVoz(t('voz.levantada', { titulo, lugar: lugar(ref, undefined) }));
  };

  const drop = () => {
    if (!lift) return;
    setLift(undefined);
    const { ref, titulo, slot } = lift;
    const { slots, here } = slotsOf(tree, ref);
    setVoz(t('voz.soltada', { titulo, lugar: lugar(ref, slot) }));
    if (!slot || isSame(slot, slots[here])) return;
    move(ref, titulo, slot);
  };

  return {
    lift,
    voz,
    error,
    dismissError: () => setError(undefined),
    start,
    drop,
    cancel: () => {
      if (!lift) return;
      setLift(undefined);
      setVoz(t('voz.cancelada', { titulo: lift.titulo }));
    },
    /** By keyboard: to the next place up or down, across epics and stories. */
    step: (by: 1 | -1) => {
      if (!lift) return;
      const { slots, here, beside } = slotsOf(tree, lift.ref);
      const at = lift.slot ? slots.findIndex((slot) => isSame(slot, lift.slot)) : here;
      const slot = beside(at, by);
      if (!slot) return setVoz(t('voz.tope', { lugar: lugar(lift.ref, lift.slot) }));
      setLift({ ...lift, slot });
      setVoz(lugar(lift.ref, slot));
    },
    aim: (row: Row, lowerHalf: boolean) => {
      if (!lift) return;
      const slot = slotAt(tree, lift.ref, row, lowerHalf);
      if (slot && !isSame(slot, lift.slot)) setLift({ ...lift, slot });
    },
    /** Moves up or down by one at once, for menus. */
    nudge: (ref: Ref, titulo: string, by: 1 | -1) => {
      const { here, beside } = slotsOf(tree, ref);
      const slot = beside(here, by);
      if (!slot) return;
      setVoz(t('voz.soltada', { titulo, lugar: lugar(ref, slot) }));
      move(ref, titulo, slot);
    },
  };
};
