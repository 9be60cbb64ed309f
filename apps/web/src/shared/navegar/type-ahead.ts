import type { Field } from './deliver';
import type { Opener } from './opener';

/** Where letters are text; a field of days or a check box takes none. */
const TEXT = 'input:not([type]), input[type=text], input[type=search], textarea';

/** A field that has not come by then will not come: its shortcut must not silence the keyboard for ever. */
const PATIENCE_MS = 15_000;

/** What is being opened: once it is closed again, nothing waits. */
type Opening = Pick<Opener<unknown>, 'get' | 'close' | 'subscribe'>;

let typed: string[] | undefined;
let opening: Opening | undefined;
let unsubscribe: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout>;
let byTouch = false;
let receiver: EventTarget | undefined;

/**
 * Has the focus meanwhile, in no one's sight: a browser gives what is written with more than one key (an accent, an emoji,
 * what is pasted) only to a field.
 */
let waiting: HTMLInputElement | undefined;
let before: Element | null = null;

const isWaiting = () => waiting !== undefined && document.activeElement === waiting;

/** What has the focus, as a person sees it. */
export const focused = (): Element | null => (isWaiting() ? before : document.activeElement);

/** Gives an element the focus; while a field is awaited, in case it does not come. */
export const giveFocus = (to: Element | null | undefined): void => {
  if (isWaiting()) before = to ?? null;
  else if (to instanceof HTMLElement) to.focus({ preventScroll: true });
};

const wait = () => {
  before = document.activeElement;
  waiting = document.createElement('input');
  waiting.className = 'sr-only';
  // Below the last line of a page it would make the page longer.
  waiting.style.position = 'fixed';
  waiting.autocomplete = 'off';
  document.body.append(waiting);
  waiting.focus({ preventScroll: true });
};

const stop = () => {
  clearTimeout(timer);
  unsubscribe?.();
  const back = isWaiting() ? before : undefined;
  waiting?.remove();
  typed = opening = unsubscribe = receiver = waiting = undefined;
  giveFocus(back);
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
  unsubscribe = what?.subscribe(() => {
    if (!receiver && what.get() === undefined) stop();
  });
  timer = setTimeout(stop, PATIENCE_MS);
  wait();
};

/** What has been written in the field that only waits. */
const take = () => {
  if (!waiting) return;
  typed?.push(...waiting.value);
  waiting.value = '';
};

const isCharacter = (event: KeyboardEvent) =>
  event.key.length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

const onKey = (event: KeyboardEvent) => {
  byTouch = false;
  const { key } = event;
  if (!typed || 'delivered' in event) return;
  const isText = event.isComposing || isCharacter(event) || /^(Backspace|Dead|Process)$/.test(key);
  if (key === 'Escape') {
    opening?.close();
    stop();
  } else if (isText && isWaiting()) return event.stopImmediatePropagation();
  else if (key === 'Backspace') typed.pop();
  else if (key === 'Enter' || isCharacter(event)) {
    take();
    typed.push(key);
  } else if (key !== 'Tab' && !key.startsWith('Arrow')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** What no key writes comes after what they have written. */
const onBeforeInput = (event: InputEvent) => {
  if (!typed || event.target !== receiver || !event.data || event.isComposing) return;
  typed.push(...event.data);
  event.preventDefault();
};

const onPointer = ({ pointerType }: PointerEvent) => {
  byTouch = pointerType === 'touch';
  stop();
};

const onFocus = ({ target }: FocusEvent) => {
  const keys = typed;
  if (!keys || receiver || target === waiting || !(target instanceof HTMLElement) || !target.matches(TEXT))
    return;
  take();
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
  window.addEventListener('beforeinput', onBeforeInput, true);
  return () => {
    stop();
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('focusin', onFocus);
    window.removeEventListener('beforeinput', onBeforeInput, true);
  };
};
