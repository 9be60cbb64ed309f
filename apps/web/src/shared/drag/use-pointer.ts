import { useEffect, useRef } from 'react';

const EVENTS = ['mousedown', 'mousemove', 'touchstart', 'touchmove'] as const;

/** The pointer's position in the window; the drag library's delta cannot be used, as it includes scrolling. */
export const usePointer = () => {
  const at = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      const point = 'touches' in event ? event.touches[0] : event;
      if (point) at.current = { x: point.clientX, y: point.clientY };
    };
    for (const event of EVENTS) document.addEventListener(event, follow, { capture: true, passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, follow, { capture: true });
    };
  }, []);
  return at;
};
