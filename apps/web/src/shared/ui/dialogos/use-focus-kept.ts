import { useEffect } from 'react';

/** Gives the dialog library time to return the focus itself. */
const SETTLED_MS = 50;

/**
 * When a dialog closes, the element that opened it may be gone (a button of an empty list), or there
 * may have been none (a shortcut). The focus then goes to the page instead of the start of the document.
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
