/** What is under the pointer. */
export interface Aim {
  columna: string;
  historia: string | undefined;
  /** How far down the card the pointer is, 0 to 1. */
  depth: number;
}

export const aimAt = (x: number, y: number): Aim | undefined => {
  const under = document.elementsFromPoint(x, y);
  const closest = (selector: string) =>
    under.find((element) => element.closest(selector))?.closest<HTMLElement>(selector);
  const columna = closest('[data-columna-id]');
  const tarjeta = closest('[data-historia-id]');
  if (!columna) return undefined;
  const rect = tarjeta?.getBoundingClientRect();
  return {
    columna: columna.dataset['columnaId'] ?? '',
    historia: tarjeta?.dataset['historiaId'],
    depth: rect ? (y - rect.top) / rect.height : 0,
  };
};
