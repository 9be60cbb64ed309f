import { type RefObject, useEffect } from 'react';
import { atajos } from '../../../shared/navegar/atajos';

const TYPING =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]';

interface Atajos {
  onRead: (id: string) => void;
  onDelete: (id: string) => void;
}

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-notificacion]') ?? []),
];

const focusRow = (rows: HTMLElement[], index: number) =>
  rows[Math.max(0, Math.min(rows.length - 1, index))]
    ?.querySelector<HTMLElement>('[data-principal]')
    ?.focus();

/** J and K move, E marks as read, H opens what else can be done, Supr deletes; not while typing, nor when turned off. */
export const useAtajos = (list: RefObject<HTMLElement | null>, on: boolean, { onRead, onDelete }: Atajos) => {
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (!atajos.areOn() || event.ctrlKey || event.metaKey || event.altKey || target.closest?.(TYPING))
        return;
      const rows = rowsOf(list.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const id = rows[at]?.dataset['notificacion'];
      const key = event.key.toLowerCase();
      if (key === 'j') focusRow(rows, at + 1);
      else if (key === 'k') focusRow(rows, at === -1 ? 0 : at - 1);
      else if (key === 'e' && id) onRead(id);
      else if (key === 'h' && id) rows[at]?.querySelector<HTMLElement>('[data-mas]')?.click();
      else if (event.key === 'Delete' && id) {
        // The focused row is about to disappear, so the focus moves to its neighbour first.
        focusRow(rows, at === rows.length - 1 ? at - 1 : at + 1);
        onDelete(id);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, on, onRead, onDelete]);
};
