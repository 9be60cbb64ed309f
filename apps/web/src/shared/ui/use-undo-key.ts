import { useEffect, useRef } from 'react';
import { atajos } from '../atajos';

/** Where the key takes back what was typed. */
const UNDOES_TEXT = 'input:not([type=radio]):not([type=checkbox]), textarea, [contenteditable]';

/** Ctrl+Z, while there is something to take back. */
export const useUndoKey = (onUndo: () => void): void => {
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
      event.preventDefault();
      undo.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
