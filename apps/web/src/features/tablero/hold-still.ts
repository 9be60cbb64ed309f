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

/** Every card at its current place, with its newest content. */
export const refreshInPlace = (shown: Columna[], next: Columna[]): Columna[] => {
  const newest = new Map(next.flatMap(({ historias }) => historias).map((each) => [each._id, each]));
  return shown.map((columna) => {
    const historias = columna.historias.map((each) => newest.get(each._id) ?? each);
    const same = historias.every((each, index) => each === columna.historias[index]);
    return same ? columna : { ...columna, historias };
  });
};
