import type { Chart, ChartType } from 'chart.js';
import { type KeyboardEvent, useRef, useState } from 'react';

/** How many values further a key leads; Home and End go to the ends. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Shows the values at that position as if the pointer were over them; null: none. */
const show = (chart: Chart, index: number | null): void => {
  const active =
    index === null
      ? []
      : chart.data.datasets.flatMap(({ data }, datasetIndex) =>
          data[index] === null || data[index] === undefined ? [] : [{ datasetIndex, index }],
        );
  const first = active[0];
  const at = first && chart.getDatasetMeta(first.datasetIndex).data[first.index]?.tooltipPosition(true);
  chart.setActiveElements(active);
  chart.tooltip?.setActiveElements(active, at ?? { x: 0, y: 0 });
  chart.update();
};

/** What the tooltip says, in one sentence for a screen reader. */
const said = ({ tooltip }: Chart): string =>
  tooltip ? [...tooltip.title, ...tooltip.body.flatMap(({ lines }) => lines)].join(', ') : '';

/** A chart that takes the focus: the arrow keys walk along its values, which are shown and said. */
export const useRecorrido = <T extends ChartType>() => {
  const ref = useRef<Chart<T>>(null);
  const index = useRef<number | null>(null);
  const [texto, setTexto] = useState('');
  const go = (to: number | null) => {
    const chart = ref.current as Chart | null;
    if (!chart) return;
    index.current = to;
    show(chart, to);
    setTexto(to === null ? '' : said(chart));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const last = (ref.current?.data.labels?.length ?? 0) - 1;
    if (step === undefined || last < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const from = index.current ?? (step > 0 ? -1 : last + 1);
    go(Math.min(last, Math.max(0, from + step)));
  };
  return { texto, canvas: { ref: ref as never, tabIndex: 0, onKeyDown, onBlur: () => go(null) } };
};
