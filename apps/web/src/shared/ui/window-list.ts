import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** How far below the top of the page a list begins (px), which whatever stands above it changes. */
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

/** The rows in sight, and those that are kept though they are not: the focus would be lost with its row. */
export const rowsWith = (range: Range, kept: readonly number[]): number[] => {
  const shown = defaultRangeExtractor(range);
  const more = kept.filter((index) => index >= 0 && index < range.count && !shown.includes(index));
  return more.length ? [...new Set([...shown, ...more])].sort((a, b) => a - b) : shown;
};
