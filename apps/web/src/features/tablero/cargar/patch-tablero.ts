import type { Cambio } from '@pmp/contracts/common';
import type { HistoriaDeSprint, TableroReply } from '@pmp/contracts/sprints';
import { columnaDe, findHistoria } from './columnas';

export type DatosTablero = Pick<TableroReply, 'tablero' | 'columnas' | 'sprint' | 'sinSprint'>;

const removeHistoria = (datos: DatosTablero, id: string): DatosTablero => ({
  ...datos,
  columnas: datos.columnas.map((columna) => {
    const historias = columna.historias.filter(({ _id }) => _id !== id);
    return historias.length === columna.historias.length ? columna : { ...columna, historias };
  }),
});

const insertByOrden = (historias: HistoriaDeSprint[], historia: HistoriaDeSprint): HistoriaDeSprint[] => {
  const at = historias.findIndex(({ orden }) => orden > historia.orden);
  return at < 0 ? [...historias, historia] : [...historias.slice(0, at), historia, ...historias.slice(at)];
};

const belongs = ({ sprint, sinSprint, tablero }: DatosTablero, historia: HistoriaDeSprint): boolean =>
  sinSprint
    ? historia.proyecto === tablero.proyecto
    : sprint !== null && historia.sprintId?._id === sprint._id;

/** Applies a story's new state: its column and rank. Outdated changes and stories of other sprints are ignored. */
export const placeHistoria = (datos: DatosTablero, newer: HistoriaDeSprint): DatosTablero => {
  const known = findHistoria(datos.columnas, newer._id);
  if (known ? known.version >= newer.version : !belongs(datos, newer)) return datos;
  // The board knows the story's sprint first; the service that owns the story learns of it later.
  const historia = { ...newer, sprintId: known?.sprintId ?? newer.sprintId };
  const rest = removeHistoria(datos, historia._id);
  const place = columnaDe(rest.columnas, historia);
  return {
    ...rest,
    columnas: rest.columnas.map((columna) =>
      columna === place ? { ...columna, historias: insertByOrden(columna.historias, historia) } : columna,
    ),
  };
};

const renameEpica = (datos: DatosTablero, { _id, titulo }: { _id: string; titulo: string }): DatosTablero => {
  const isStale = ({ epicaId }: HistoriaDeSprint) => epicaId._id === _id && epicaId.titulo !== titulo;
  if (!datos.columnas.some(({ historias }) => historias.some(isStale))) return datos;
  return {
    ...datos,
    columnas: datos.columnas.map((columna) => ({
      ...columna,
      historias: columna.historias.map((each) =>
        isStale(each) ? { ...each, epicaId: { _id, titulo } } : each,
      ),
    })),
  };
};

/** The board after a change in the project; the same object when the change is about something else. */
export const patchTablero = (
  datos: DatosTablero,
  { entidad, accion, _id, datos: nuevo }: Cambio,
): DatosTablero => {
  if (entidad === 'historia' && accion === 'eliminado')
    return findHistoria(datos.columnas, _id) ? removeHistoria(datos, _id) : datos;
  if (entidad === 'historia') return placeHistoria(datos, nuevo as HistoriaDeSprint);
  if (entidad === 'epica' && accion === 'actualizado')
    return renameEpica(datos, nuevo as { _id: string; titulo: string });
  return datos;
};

/** A label that is renamed changes no story. */
const labelsOf = ({ etiquetas = [] }: HistoriaDeSprint): string =>
  etiquetas.map(({ nombre, color }) => `${color} ${nombre}`).join();

const isSame = (a: HistoriaDeSprint, b: HistoriaDeSprint): boolean =>
  a.version === b.version &&
  a.epicaId.titulo === b.epicaId.titulo &&
  a.sprintId?.nombre === b.sprintId?.nombre &&
  labelsOf(a) === labelsOf(b);

/**
 * Merges a reply of the server into what is known: it may be older than a change that the socket has
 * already brought. Unchanged stories keep their identity, so that their cards are not rendered again.
 */
export const keepNewer = (old: DatosTablero, fresh: DatosTablero): DatosTablero => {
  const before = new Map(old.columnas.flatMap(({ historias }) => historias).map((each) => [each._id, each]));
  const newer: HistoriaDeSprint[] = [];
  const arranged = old.tablero.version !== fresh.tablero.version;
  const columnas = fresh.columnas.map((columna, index) => {
    const historias = columna.historias.map((each) => {
      const known = before.get(each._id);
      if (known && known.version > each.version) newer.push(known);
      return known && isSame(known, each) ? known : each;
    });
    const previous = old.columnas[index];
    const same =
      !arranged &&
      previous?._id === columna._id &&
      previous.historias.length === historias.length &&
      historias.every((each, at) => each === previous.historias[at]);
    return same ? previous : { ...columna, historias };
  });
  return newer.reduce(placeHistoria, { ...fresh, columnas });
};
