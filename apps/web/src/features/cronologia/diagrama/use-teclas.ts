import type { IApi } from '@svar-ui/react-gantt';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Barra } from '../plazos/barras';
import { type DiagramaProps, ROW } from './props';

/** The library says nothing of its first stop of the Tab key, and of its rows what does not hold for a table. */
const sayWhatItIs = (gantt: HTMLElement, label: string) => {
  const layout = gantt.querySelector('.wx-layout');
  // Once: this is asked at each step of a scroll.
  if (layout && layout.getAttribute('aria-label') !== label) {
    layout.setAttribute('role', 'group');
    layout.setAttribute('aria-label', label);
    layout.setAttribute('aria-describedby', 'cronologia-teclas');
  }
  gantt.querySelector('[role=grid]')?.setAttribute('role', 'treegrid');
  // They count from one.
  for (const row of gantt.querySelectorAll('[aria-rowindex="0"]')) row.removeAttribute('aria-rowindex');
};

interface Diagrama {
  root: RefObject<HTMLDivElement | null>;
  api: RefObject<IApi | null>;
  latest: RefObject<DiagramaProps>;
}

/** Those with a bar, in the order of the rows. */
const drawnOf = ({ barras, plegadas }: DiagramaProps) =>
  barras.filter(({ plazo, padre }) => plazo && !(padre && plegadas.has(padre)));

/** How many rows are above that of a bar. */
const rowOf = ({ barras, grupos, plegadas, porLeer }: DiagramaProps, { id, padre }: Barra): number => {
  const shown = barras.filter((barra) => !(barra.padre && plegadas.has(barra.padre)));
  const row = shown.findIndex((barra) => barra.id === id);
  const cabezas = grupos.findIndex((grupo) => grupo.id === padre) + 1;
  const above = shown.slice(0, Math.max(row, 0)).filter((barra) => barra.id !== padre);
  const faltan = above.filter((barra) => !plegadas.has(barra.id) && porLeer?.restos.has(barra.id)).length;
  return row + cabezas + faltan;
};

/** Goes from bar to bar with the keyboard, and says what the library leaves unsaid to whoever does not see it. */
export const useTeclas = ({ root, api, latest }: Diagrama) => {
  const wanted = useRef<string>(undefined);
  // What is far below is drawn only once the chart has been scrolled there.
  useEffect(() => {
    const gantt = root.current;
    if (!gantt) return;
    const label = latest.current.nombres.diagrama;
    const watch = new MutationObserver(() => {
      sayWhatItIs(gantt, label);
      const found = wanted.current && gantt.querySelector<HTMLElement>(`[data-barra="${wanted.current}"]`);
      if (!found) return;
      wanted.current = undefined;
      found.focus();
    });
    sayWhatItIs(gantt, label);
    watch.observe(gantt, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [root, latest]);

  // The same ones always: a bar is drawn again whenever it is given another.
  const [keys] = useState(() => {
    const focusBarra = (id: string) => {
      const found = root.current?.querySelector<HTMLElement>(`[data-barra="${id}"]`);
      if (found) found.focus();
      else wanted.current = id;
    };
    const step = (id: string | undefined, by: number) => {
      const rows = drawnOf(latest.current);
      const at = rows.findIndex((barra) => barra.id === id);
      const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
      if (!next) return;
      const top = rowOf(latest.current, next) * ROW;
      const state = api.current?.getState();
      const height = (state?._chartHeight ?? 0) - ROW;
      const scrolled = state?.scrollTop ?? 0;
      if (top < scrolled || top > scrolled + height)
        void api.current?.exec('scroll-chart', { top: Math.max(0, top < scrolled ? top : top - height) });
      focusBarra(next.id);
    };
    const onKeyDown = (event: KeyboardEvent, id: string) => {
      const all = latest.current.barras.length;
      const by = { ArrowUp: -1, ArrowDown: 1, Home: -all, End: all }[event.key];
      if (latest.current.onTecla(event, id) || by !== undefined) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (by !== undefined) step(id, by);
    };
    return { step, onKeyDown };
  });
  return keys;
};
