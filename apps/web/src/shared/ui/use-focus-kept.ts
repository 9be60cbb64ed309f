import { useEffect } from 'react';

/** Time for the dialog library to give the focus back by itself. */
const SETTLED_MS = 50;

/**
 * What opened a dialog may be gone when it closes (the button of an empty list, of a state that has passed), or there
 * was nothing to go back to (a shortcut). Focus then goes to the page, not to the start of the document.
 */
export const useFocusKept = () => {
  useEffect(
    () => () => {
      const page = document;
      setTimeout(() => {
        if (page.activeElement === page.body)
          page.getElementById('contenido')?.focus({ preventScroll: true });
      }, SETTLED_MS);
    },
    [],
  );
};
