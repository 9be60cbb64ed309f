/** The focused element, else the one under the pointer. */
const here = (): Element | null => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return [...document.querySelectorAll(':hover')].at(-1) ?? null;
};

/**
 * The control that X presses: the one marked `data-tecla` in the current row. Going up from the element, the first
 * ancestor with one such control is the row; an ancestor with several is a list, and no row is meant.
 */
export const controlOfRow = (): HTMLElement | undefined => {
  for (let part = here(); part && part.id !== 'contenido'; part = part.parentElement) {
    const controls = part.querySelectorAll<HTMLElement>('[data-tecla=x]');
    if (controls.length > 0) return controls.length === 1 ? controls[0] : undefined;
    if (part.matches('[data-tecla=x]')) return part as HTMLElement;
  }
  return undefined;
};
