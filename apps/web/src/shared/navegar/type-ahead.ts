import type { Field } from './deliver';
import type { Opener } from './opener';

/** Where letters are text; a field of days or a check box takes none. */
const TEXT = 'input:not([type]), input[type=text], input[type=search], textarea';

/** A field that has not come by then will not come: its shortcut must not silence the keyboard for ever. */
const PATIENCE_MS = 15_000;

/** What is being opened: once it is closed again, nothing waits. */
type Opening = Pick<Opener<unknown>, 'get' | 'close'>;

let typed: string[] | undefined;
let opening: Opening | undefined;
let timer: ReturnType<typeof setTimeout>;
let byTouch = false;
let receiver: EventTarget | undefined;

const stop = () => {
  clearTimeout(timer);
  typed = opening = receiver = undefined;
};

/**
 * Whatever opens a field says so: what is typed until the field has the focus is for the field, and no shortcut. Escape
 * meanwhile closes what is being opened.
 */
export const typeAhead = (what?: Opening): void => {
  // A finger opens no keyboard by itself: no field takes the focus.
  if (byTouch) return;
  stop();
  typed = [];
  opening = what;
  timer = setTimeout(stop, PATIENCE_MS);
};

const isCharacter = (event: KeyboardEvent) =>
  event.key.length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

const onKey = (event: KeyboardEvent) => {
  byTouch = false;
  const { key } = event;
  if (!typed || 'delivered' in event) return;
  if (!receiver && opening && opening.get() === undefined) return stop();
  if (key === 'Escape') {
    opening?.close();
    stop();
  } else if (key === 'Backspace') typed.pop();
  else if (key === 'Enter' || isCharacter(event)) typed.push(key);
  else if (key !== 'Tab' && !key.startsWith('Arrow')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

const onPointer = ({ pointerType }: PointerEvent) => {
  byTouch = pointerType === 'touch';
  stop();
};

const onFocus = ({ target }: FocusEvent) => {
  const keys = typed;
  if (!keys || receiver || !(target instanceof HTMLElement) || !target.matches(TEXT)) return;
  if (keys.length === 0) return stop();
  receiver = target;
  // Fetched once the screen is in sight.
  void import('./deliver')
    .then(({ deliver }) => (typed === keys ? deliver(target as Field, keys) : undefined))
    .finally(() => typed === keys && stop());
};

/** Before any other listener, so that no screen's shortcut hears what is for a field. */
export const followTyping = (): (() => void) => {
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('focusin', onFocus);
  return () => {
    stop();
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('focusin', onFocus);
  };
};
