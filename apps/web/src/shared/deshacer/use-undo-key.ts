import { useEffect, useRef } from 'react';
import { atajos } from '../navegar/atajos';

/** Elements where Ctrl+Z undoes typing. */
const UNDOES_TEXT = 'input:not([type=radio]):not([type=checkbox]), textarea, [contenteditable]';

/** Calls `undo` on Ctrl+Z; it says whether there was something to undo. */
export const useUndoKey = (onUndo: () => boolean): void => {
  const undo = useRef(onUndo);
  useEffect(() => {
    undo.current = onUndo;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (event.defaultPrevented || !atajos.areOn()) return;
      if (target instanceof Element && target.closest(UNDOES_TEXT)) return;
      if (undo.current()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
