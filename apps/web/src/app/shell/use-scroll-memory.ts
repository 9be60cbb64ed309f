import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const KEY = 'desplazamientos';
/** Input that means the person has taken over: after it nothing may scroll on its own. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const page = () => document.documentElement;

/** Scrolls back as soon as the page is long enough again: its content arrives bit by bit. */
const returnTo = (wanted: number): { isOver: () => boolean; stop: () => void } => {
  let over = false;
  const stop = () => {
    over = true;
    observer.disconnect();
    BY_HAND.forEach((name) => window.removeEventListener(name, stop));
  };
  const settle = () => {
    page().scrollTop = wanted;
    if (Math.abs(page().scrollTop - wanted) < 1) stop();
  };
  const observer = new ResizeObserver(settle);
  observer.observe(document.body);
  BY_HAND.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  settle();
  return { isOver: () => over, stop };
};

/** Restores the scroll position on back, forward and reload; a new screen starts at the top. */
export const useScrollMemory = (): void => {
  const location = useLocation();
  const type = useNavigationType();
  const left = useRef<{ key: string; pathname: string }>(undefined);
  const places = useRef<Record<string, number>>(undefined);
  const returning = useRef<ReturnType<typeof returnTo>>(undefined);
  const { pathname } = location;
  // React Router gives the first entry of every visit the same key.
  const key = `${location.key} ${pathname}`;

  useLayoutEffect(() => {
    const known = (places.current ??= read());
    const from = left.current;
    left.current = { key, pathname };
    // The browser's own restoration runs while the page is still empty.
    window.history.scrollRestoration = 'manual';
    const place = known[key] ?? 0;
    const isOther = from !== undefined && from.pathname !== pathname;
    if (type === 'REPLACE' && from && !isOther) {
      // The same screen under another address, such as with a filter.
      known[key] = known[from.key] ?? 0;
    } else if (type === 'POP' && place > 0) {
      returning.current?.stop();
      returning.current = returnTo(place);
    } else if (isOther) {
      returning.current?.stop();
      page().scrollTop = 0;
    }
  }, [key, pathname, type]);

  useLayoutEffect(() => {
    const remember = () => {
      if (returning.current?.isOver() !== false) (places.current ??= read())[key] = page().scrollTop;
    };
    const keep = () => sessionStorage.setItem(KEY, JSON.stringify(places.current));
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);

  useLayoutEffect(() => () => returning.current?.stop(), []);
};
