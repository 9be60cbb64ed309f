import { useEffect, useState } from 'react';
import { focused, giveFocus } from '../../navegar/type-ahead';

/** Where the focus was when something opened over it, and when what it was in had been opened itself. */
interface Origin {
  element: Element | null;
  /** The item that it was part of: its row may have been drawn anew since. */
  elemento: string | undefined;
  below: Origin | undefined;
}

const open: Origin[] = [];

const here = (): Origin => {
  const at = focused();
  const element = at === document.body ? null : at;
  const elemento = element?.closest<HTMLElement>('[data-elemento]')?.dataset['elemento'];
  return { element, elemento, below: open.at(-1) };
};

const isThere = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled');

const placeOf = (origin: Origin | undefined, anchor?: Element): HTMLElement | null => {
  for (let at = origin; at; at = at.below) {
    if (isThere(at.element)) return at.element;
    const row = at.elemento && document.querySelector(`[data-abre="${at.elemento}"]`);
    if (row && isThere(row)) return row;
  }
  return isThere(anchor) ? anchor : document.getElementById('contenido');
};

/**
 * For whatever opens over the page and takes the focus. When it goes, the focus returns to where it was; if that is gone
 * (the button of an empty list), to the row of its item; if nothing had it (a shortcut), to `anchor` or the page. What has
 * taken the focus by then keeps it. The result is for the `finalFocus` of the dialog library, which is to do nothing: it
 * would go to what it remembers of before, and instead of to the page, to the first link in it.
 */
export const useFocusReturn = (anchor?: Element): false => {
  const [origin] = useState(here);
  useEffect(() => {
    open.push(origin);
    return () => {
      open.splice(open.indexOf(origin), 1);
      const isLost = () => !focused()?.isConnected || focused() === document.body;
      // Once what had the focus is gone.
      setTimeout(() => {
        if (isLost()) giveFocus(placeOf(origin, anchor));
        // It may take it no longer.
        if (isLost()) giveFocus(document.getElementById('contenido'));
      });
    };
  }, [origin, anchor]);
  return false;
};
