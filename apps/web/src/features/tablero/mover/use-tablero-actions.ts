import type { Columna } from '@pmp/contracts/sprints';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Campo, editar } from '../../../shared/elementos/edicion';
import type { useSeleccion } from '../../../shared/seleccion/use-seleccion';
import { openMenu } from '../../../shared/elementos/menu';
import { findHistoria, nombreDe } from '../cargar/columnas';
import type { Aim } from './aim';
import { type Direccion, moveBy, moveOver, moveTo, neighbourOf, placeOf } from './move-target';
import { layMoves, type Move } from './pending-moves';
import type { useLift } from './use-lift';

const ARROWS: Record<string, Direccion> = {
  ArrowUp: 'arriba',
  ArrowDown: 'abajo',
  ArrowLeft: 'izquierda',
  ArrowRight: 'derecha',
};

const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-historia-id]') : null;
const idOf = (card: HTMLElement | null): string | undefined => card?.dataset['historiaId'];
const cardById = (id: string) => document.querySelector<HTMLElement>(`[data-historia-id="${id}"]`);

interface ActionsOptions {
  /** The columns without the card being dragged. */
  columnas: Columna[];
  /** Where a step of the card stays: its row, if there are rows. */
  scopeOf: (columnas: Columna[], historia: string) => Columna[];
  /** The columns in the order in which their cards are on screen, without those that are folded away. */
  readOf: (columnas: Columna[]) => Columna[];
  hand: ReturnType<typeof useLift>;
  move: (move: Move) => void;
  open: (historia: string) => void;
  seleccion: Pick<ReturnType<typeof useSeleccion>, 'ids' | 'select' | 'toggle'>;
  say: (text: string) => void;
}

/** Handles clicks, keys and drags on the board. */
export const useTableroActions = (options: ActionsOptions) => {
  const { columnas, scopeOf, readOf, hand, move, open, seleccion, say } = options;
  const { t } = useTranslation('tablero');
  const [current, setCurrent] = useState<string>();
  const { lift } = hand;
  const shown = hand.preview(columnas);

  const speak = (key: 'levantada' | 'sobre' | 'soltada' | 'cancelada', at: Columna[], historia: string) => {
    const place = placeOf(scopeOf(at, historia), historia);
    if (!place) return;
    say(
      t(`voz.${key}`, {
        titulo: findHistoria(at, historia)?.titulo,
        columna: nombreDe(place.columna, t),
        posicion: place.index + 1,
        total: place.columna.historias.length,
      }),
    );
  };

  const commit = (wanted: Move) => {
    const after = layMoves(columnas, [wanted]);
    if (after === columnas) return;
    move(wanted);
    speak('soltada', after, wanted.historia);
  };

  const drop = () => {
    if (!lift) return;
    if (lift.move && shown !== columnas) commit(lift.move);
    else speak('cancelada', columnas, lift.historia);
    hand.end();
  };
  const cancel = () => {
    if (lift) speak('cancelada', columnas, lift.historia);
    hand.end();
  };
  const start = (historia: string, by: 'teclado' | 'puntero') => {
    hand.start(historia, by);
    speak('levantada', columnas, historia);
  };

  const focusCard = (historia: string) => {
    // It may be out of sight and not rendered; making it the current card renders it.
    flushSync(() => setCurrent(historia));
    cardById(historia)?.focus();
  };

  const onLiftedKey = (event: KeyboardEvent, historia: string) => {
    const direccion = ARROWS[event.key];
    if (event.key === ' ' || event.key === 'Enter') drop();
    else if (event.key === 'Escape' || event.key === 'Tab') cancel();
    else if (!direccion) return;
    else {
      const wanted = moveBy(scopeOf(shown, historia), historia, direccion);
      if (wanted) {
        hand.aim(wanted);
        speak('sobre', layMoves(columnas, [wanted]), historia);
      }
    }
    if (event.key !== 'Tab') event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const card = cardOf(event.target);
    const historia = idOf(card);
    if (!card || !historia || event.ctrlKey || event.metaKey || event.altKey) return;
    if (lift?.by === 'teclado' && lift.historia === historia) return onLiftedKey(event, historia);
    if (event.target !== card) return;
    const direccion = ARROWS[event.key];
    const neighbour =
      direccion &&
      (neighbourOf(scopeOf(columnas, historia), historia, direccion) ??
        neighbourOf(readOf(columnas), historia, direccion));
    if (event.key === ' ') start(historia, 'teclado');
    else if (event.key === 'Enter') open(historia);
    else if (neighbour) {
      if (event.shiftKey) seleccion.select([...seleccion.ids, historia, neighbour]);
      focusCard(neighbour);
    } else if (!direccion) return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-accion]');
    const historia = idOf(cardOf(event.target));
    if (!historia) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return seleccion.toggle(historia, event.shiftKey);
    const valor = event.target instanceof Element && event.target.closest('[data-campo]');
    const datos = valor && findHistoria(columnas, historia);
    if (datos) {
      const campo = valor.getAttribute('data-campo') as Campo;
      editar({ campo, elementos: [{ entidad: 'historia', datos }], anchor: valor });
      return;
    }
    if (!button) return open(historia);
    const accion = button.dataset['accion'];
    if (accion === 'menu') return void openMenu(button);
    const place = placeOf(columnas, historia);
    const destino = place && columnas[place.columnaIndex + (accion === 'derecha' ? 1 : -1)];
    if (destino) commit(moveTo(destino, historia, 0));
  };

  const onFocus = (event: FocusEvent) => {
    const historia = idOf(cardOf(event.target));
    if (historia) setCurrent(historia);
  };
  const onBlur = (event: FocusEvent) => {
    const leaves = event.relatedTarget && idOf(cardOf(event.relatedTarget)) !== lift?.historia;
    if (lift?.by === 'teclado' && leaves) cancel();
  };

  const onAim = ({ columna, historia: over, inFila, depth }: Aim) => {
    const among = lift && inFila && !over ? scopeOf(shown, lift.historia) : shown;
    const destino = among.find(({ _id }) => _id === columna);
    // Over its own place, so it stays.
    if (!lift || !destino || over === lift.historia) return;
    hand.aim(moveOver(destino, lift.historia, over, depth));
  };

  const read = readOf(shown);
  const first = read.find(({ historias }) => historias.length)?.historias[0]?._id;
  return {
    shown,
    current: current && placeOf(read, current) ? current : first,
    commit,
    board: { onKeyDown, onClick, onFocus, onBlur },
    drag: { onLift: (historia: string) => start(historia, 'puntero'), onAim, onDrop: drop, onCancel: cancel },
  };
};
