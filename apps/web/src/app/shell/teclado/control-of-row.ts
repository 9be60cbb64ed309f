/** Where the focus is, else what lies under the pointer. */
const here = (): Element | null => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return [...document.querySelectorAll(':hover')].at(-1) ?? null;
};

/**
 * What E edits or X selects with: the control marked `data-tecla` of the row one is in. The first ancestor that has
 * one is the row; one that has several is a list of rows, and none of them is meant.
 */
export const controlOfRow = (tecla: 'e' | 'x'): HTMLElement | undefined => {
  for (let part = here(); part && part.id !== 'contenido'; part = part.parentElement) {
    const controls = part.querySelectorAll<HTMLElement>(`[data-tecla="${tecla}"]`);
    if (controls.length > 0) return controls.length === 1 ? controls[0] : undefined;
    if (part.matches(`[data-tecla="${tecla}"]`)) return part as HTMLElement;
  }
  return undefined;
};
