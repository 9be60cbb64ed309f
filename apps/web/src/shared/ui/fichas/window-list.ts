import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** Distance of a list from the top of the page (px); it changes with the content above the list. */
export const useScrollMargin = (list: RefObject<HTMLElement | null>): number => {
  const [scrollMargin, setScrollMargin] = useState(0);
  useEffect(() => {
    const measure = () => {
      if (list.current) setScrollMargin(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (list.current?.parentElement) observer.observe(list.current.parentElement);
    return () => observer.disconnect();
  }, [list]);
  return scrollMargin;
};

/** The rows to render: those in sight, and the focused one even out of sight, as the focus would be lost with it. */
export const rowsWith = (range: Range, kept: readonly number[]): number[] => {
  const shown = defaultRangeExtractor(range);
  const more = kept.filter((index) => index >= 0 && index < range.count && !shown.includes(index));
  return more.length ? [...new Set([...shown, ...more])].sort((a, b) => a - b) : shown;
};
