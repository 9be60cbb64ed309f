/** What is under the pointer. */
export interface Aim {
  columna: string;
  historia: string | undefined;
  /** Over a row, in which a card that is let go under the others stays among them. */
  inFila: boolean;
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
    inFila: closest('[data-fila]') !== undefined,
    depth: rect ? (y - rect.top) / rect.height : 0,
  };
};
