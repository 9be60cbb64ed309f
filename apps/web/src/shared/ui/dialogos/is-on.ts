/**
 * A press on the button that a popup was opened with, or the focus going there: the button itself closes the popup, which
 * would otherwise close first and be opened again.
 */
export const isOn = (button: Element, event: Event): boolean =>
  !(event instanceof KeyboardEvent) &&
  [event.target, event instanceof FocusEvent && event.relatedTarget].some(
    (each) => each instanceof Node && button.contains(each),
  );
