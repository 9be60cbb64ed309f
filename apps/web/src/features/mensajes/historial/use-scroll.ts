import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createScrollKeeper, type Scrolled, type ScrollKeeper, type Watcher } from './scroll-keeper';

export type Destino = { a: 'final' } | { a: 'noLeidos' } | { a: 'mensaje'; id: string };

interface ScrollOptions extends Omit<Watcher, 'onScrolled' | 'hastaElFinal'> {
  /** A new object whenever something on screen has changed. */
  contenido: unknown;
  hastaElFinal: boolean;
  /** Where to scroll once it is on the page; a new object for each request. */
  destino: Destino | undefined;
}

const START: Scrolled = { alFinal: true, visto: undefined, divisor: undefined };

const same = (a: Scrolled, b: Scrolled) =>
  a.alFinal === b.alFinal && a.visto?._id === b.visto?._id && a.divisor === b.divisor;

/** Keeps the scroll position across every change on screen. */
export const useScroll = (box: RefObject<HTMLElement | null>, options: ScrollOptions) => {
  const { contenido, destino } = options;
  const [scrolled, setScrolled] = useState(START);
  const keeper = useRef<ScrollKeeper>(undefined);
  const latest = useRef(options);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    if (!box.current) return;
    const made = createScrollKeeper(box.current, {
      hastaElFinal: () => latest.current.hastaElFinal,
      onScrolled: (next) => setScrolled((before) => (same(before, next) ? before : next)),
      onNearTop: () => latest.current.onNearTop(),
      onNearEnd: () => latest.current.onNearEnd(),
    });
    keeper.current = made;
    return made.stop;
  }, [box]);

  useLayoutEffect(() => keeper.current?.settle(), [contenido]);

  useEffect(() => {
    if (destino?.a === 'final') keeper.current?.toEnd();
    else if (destino?.a === 'noLeidos') keeper.current?.toElement('[data-no-leidos]');
    else if (destino) keeper.current?.toElement(`[data-mensaje="${destino.id}"]`);
  }, [destino]);

  const onScroll = useCallback(() => keeper.current?.look(), []);
  return { ...scrolled, onScroll };
};
