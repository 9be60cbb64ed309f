/** The row under the pointer. */
export interface Aim {
  key: string;
  lowerHalf: boolean;
}

export const aimAt = (x: number, y: number): Aim | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = element.closest<HTMLElement>('[data-row]');
    if (!row) continue;
    const { top, height } = row.getBoundingClientRect();
    return { key: row.dataset['row'] ?? '', lowerHalf: y > top + height / 2 };
  }
  return undefined;
};
