import type { IApi } from '@svar-ui/react-gantt';
import type { RefObject } from 'react';
import { addDias } from '../../../shared/fechas/dias';
import { canMove } from '../plazos/barras';
import type { DiagramaProps } from './props';

/** What the library would do by itself to its own copy of the bars: they change only when the project does. */
const NEVER = [
  'add-link',
  'update-link',
  'delete-link',
  'move-task',
  'hotkey',
  'delete-task',
  'copy-task',
  'add-task',
];

/** What people do to bars in the chart, handed on; the library itself changes none. */
export const connectTo = (gantt: IApi, latest: RefObject<DiagramaProps>, onSoltada: () => void) => {
  const barraOf = (id: unknown) => latest.current.barras.find((barra) => barra.id === String(id));
  for (const action of NEVER) gantt.intercept(action, () => false);
  gantt.intercept('select-task', ({ id }) => {
    latest.current.onAbrir(String(id));
    return false;
  });
  gantt.intercept('show-editor', ({ id }) => {
    const barra = barraOf(id);
    if (barra && canMove(barra)) latest.current.onDias(barra.id);
    return false;
  });
  gantt.intercept('open-task', ({ id }) => {
    latest.current.onPlegar(String(id));
    return false;
  });
  let from: { left: number; width: number } | null = null;
  let said = '';
  gantt.intercept('drag-task', ({ id, left, width, top, inProgress }) => {
    const barra = barraOf(id);
    if (!barra?.plazo || !canMove(barra) || top !== undefined) return false;
    if (!inProgress) {
      from = null;
      said = '';
      latest.current.onArrastre(barra.id, null);
      return undefined;
    }
    const { $x, $w } = gantt.getTask(id) as unknown as { $x: number; $w: number };
    from ??= { left: $x, width: $w };
    const perDay = gantt.getState()._scales?.lengthUnitWidth ?? 1;
    const days = (px: number) => Math.round(px / perDay);
    const [atLeft, atWidth] = [left ?? from.left, width ?? from.width];
    const plazo = {
      inicio: addDias(barra.plazo.inicio, days(atLeft - from.left)),
      fin: addDias(barra.plazo.fin, days(atLeft + atWidth - from.left - from.width)),
    };
    if (said === plazo.inicio + plazo.fin) return undefined;
    said = plazo.inicio + plazo.fin;
    latest.current.onArrastre(barra.id, plazo);
    return undefined;
  });
  gantt.intercept('update-task', ({ id, task, diff }) => {
    from = null;
    const barra = barraOf(id);
    if (!barra?.plazo || !canMove(barra) || !diff) return false;
    latest.current.onArrastre(barra.id, null);
    latest.current.onSoltar(barra.id, {
      inicio: task.start ? addDias(barra.plazo.inicio, diff) : barra.plazo.inicio,
      fin: task.end ? addDias(barra.plazo.fin, diff) : barra.plazo.fin,
    });
    onSoltada();
    return false;
  });
};
