import { type PointerEvent, useRef, useState } from 'react';

/** So far it is a swipe and no tap that trembles. */
const MIN_PX = 88;
/** What starts less flat than this scrolls the page. */
const FLAT = 1.2;
const SLOP_PX = 10;

interface SwipeOptions {
  /** To the left and to the right; undefined: the row does not give that way. */
  onLeft?: (() => void) | undefined;
  onRight?: (() => void) | undefined;
}

interface Start {
  id: number;
  x: number;
  y: number;
}

/**
 * A finger that draws a row aside. `dx`: how far it is, for the row to follow. What it does needs a button too: nobody
 * can see that a row can be swiped. The row needs `touch-pan-y`, or the browser takes the gesture.
 */
export const useSwipe = ({ onLeft, onRight }: SwipeOptions) => {
  const start = useRef<Start>(null);
  const [dx, setDx] = useState(0);
  const end = () => {
    start.current = null;
    setDx(0);
  };
  const allowed = (x: number) => (x < 0 ? onLeft : onRight) !== undefined;
  return {
    dx,
    passed: Math.abs(dx) >= MIN_PX,
    handlers: {
      onPointerDown: ({ pointerType, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
        if (pointerType === 'touch') start.current = { id, x, y };
      },
      onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
        const from = start.current;
        if (from?.id !== pointerId) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        if (dx === 0 && Math.abs(x) < SLOP_PX) return;
        if (dx === 0 && Math.abs(x) < FLAT * Math.abs(y)) return end();
        setDx(allowed(x) ? x : 0);
      },
      onPointerUp: ({ pointerId }: PointerEvent) => {
        if (start.current?.id !== pointerId) return;
        if (Math.abs(dx) >= MIN_PX) (dx < 0 ? onLeft : onRight)?.();
        end();
      },
      onPointerCancel: end,
    },
  };
};
