import { useCallback, useLayoutEffect, useRef } from 'react';

const NEAR_PX = 48;

/** Keeps the end of a growing list in sight, unless one has scrolled up to read; null: there is none yet. */
export const useFollowEnd = (content: unknown) => {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const settle = () => {
    if (content !== null && box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(settle, [content]);
  const onScroll = useCallback(() => {
    const el = box.current;
    if (el) atEnd.current = el.scrollHeight - el.scrollTop - el.clientHeight < NEAR_PX;
  }, []);
  /** The next change is followed wherever one has scrolled to. */
  const toEnd = useCallback(() => {
    atEnd.current = true;
  }, []);
  return { box, onScroll, toEnd };
};
