import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';

const visiblePlace = (columnas: Columna[], id: string, visible: (historia: HistoriaDeSprint) => boolean) => {
  for (const [columna, { historias }] of columnas.entries()) {
    const index = historias.filter(visible).findIndex(({ _id }) => _id === id);
    if (index >= 0) return `${columna}:${index}`;
  }
  return 'nowhere';
};

/** Whether a change would move the card under the pointer. */
export const wouldMove = (
  shown: Columna[],
  next: Columna[],
  id: string,
  visible: (historia: HistoriaDeSprint) => boolean,
): boolean => shown !== next && visiblePlace(shown, id, visible) !== visiblePlace(next, id, visible);

/** The longest that changes by others wait for a pointer that rests on a card. */
export const HOLD_MS = 2_000;

/**
 * Every card at its current place. One that is to stay in its column has its newest content already; one that is to
 * leave it has none of it, as 'Completada' in the column 'Por hacer' would be true nowhere.
 */
export const refreshInPlace = (shown: Columna[], next: Columna[]): Columna[] => {
  const staying = new Map(
    next.map(({ _id, historias }) => [_id, new Map(historias.map((each) => [each._id, each]))]),
  );
  return shown.map((columna) => {
    const newest = staying.get(columna._id);
    const historias = columna.historias.map((each) => newest?.get(each._id) ?? each);
    const same = historias.every((each, index) => each === columna.historias[index]);
    return same ? columna : { ...columna, historias };
  });
};
