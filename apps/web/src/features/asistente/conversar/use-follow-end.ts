import { useCallback, useLayoutEffect, useRef } from 'react';

const NEAR_PX = 48;

/** Keeps the end of a growing list in sight, unless the person has scrolled up to read; null: no list yet. */
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
  /** Follows the next change even if the person has scrolled up. */
  const toEnd = useCallback(() => {
    atEnd.current = true;
  }, []);
  return { box, onScroll, toEnd };
};
