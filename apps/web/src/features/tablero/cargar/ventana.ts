import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { useDropZone } from '../../../shared/drag/drag-area';

/** How many more than fit are rendered, above and below. */
export const OVERSCAN = 3;

/** What scrolls and takes what is dropped in it. */
export const useScroller = (zona: string) => {
  const scroller = useRef<HTMLDivElement>(null);
  const dropRef = useDropZone(zona);
  const setScroller = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      dropRef(element);
    },
    [dropRef],
  );
  return { scroller, setScroller };
};

/** What fits in the window, and the places of what is kept out of sight; -1: it is not in the list. */
export const rangeWith =
  (kept: readonly number[]) =>
  (range: Range): number[] =>
    [...new Set([...defaultRangeExtractor(range), ...kept.filter((at) => at >= 0)])].sort((a, b) => a - b);
