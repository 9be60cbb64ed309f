import type { ReglaColumna } from './columna';
import { columnaDe } from './columna-de.rules';
import type { EstadoHistoria } from './historia';

/** So many former columns a column stands for; with still older ones, cards go where their state alone leads. */
const MAX_SUSTITUIDAS = 100;

export type ColumnaSinEstados = Omit<ReglaColumna, 'estados' | 'recibe'>;
type ColumnaSinRecibir = Omit<ReglaColumna, 'recibe'>;

/** Work in review is with work in progress until it has a column of its own. */
export function withEstados(columnas: readonly ColumnaSinEstados[]): ColumnaSinRecibir[] {
  const reviewed = columnas.some(({ estado }) => estado === 'en revisión');
  return columnas.map((columna) => ({
    ...columna,
    estados:
      columna.estado === 'en progreso' && !reviewed ? ['en progreso', 'en revisión'] : [columna.estado],
  }));
}

/**
 * What the columns will be. `wanted`: from left to right, those of before with what they stand for; `heirOf`: the column
 * that takes over the cards of one that is gone.
 */
export function reglasAfter(
  before: readonly ReglaColumna[],
  wanted: readonly ColumnaSinEstados[],
  heirOf: (gone: ReglaColumna, after: readonly ColumnaSinRecibir[]) => string,
): ReglaColumna[] {
  const after = withEstados(wanted);
  const heirs = new Map<string, string>();
  for (const gone of before.filter(({ _id }) => !after.some((each) => each._id === _id))) {
    const heir = heirOf(gone, after);
    heirs.set(gone._id, heir);
    for (const each of after)
      if (each._id === heir)
        each.sustituye = [...each.sustituye, gone._id, ...gone.sustituye].slice(-MAX_SUSTITUIDAS);
  }
  return withReceivers(after, before, heirs);
}

/**
 * Which column shows the stories of a state that nobody has put in one: the one that did so far, or the one that took
 * over from it. Only then the first, so that a column put in front of another does not draw its cards away.
 */
function withReceivers(
  after: readonly ColumnaSinRecibir[],
  before: readonly ReglaColumna[],
  heirs: ReadonlyMap<string, string>,
): ReglaColumna[] {
  const receiverOf = (estado: EstadoHistoria): string | undefined => {
    const holding = after.filter(({ estados }) => estados.includes(estado));
    const former = before.length ? columnaDe(before, { estado })._id : undefined;
    const still = holding.find(({ _id }) => _id === former || _id === heirs.get(former ?? ''));
    return (still ?? holding[0])?._id;
  };
  return after.map((columna) => ({
    ...columna,
    recibe: columna.estados.filter((estado) => receiverOf(estado) === columna._id),
  }));
}
