import type { Change } from '../cambios/change';
import type { HistorialDoc } from '../historial/historial.model';
import { archivoRow } from '../historial/historial.rules';
import type { ArchivoDoc, TareaDoc } from './tarea.model';

const without = (files: ArchivoDoc[], others: ArchivoDoc[]): ArchivoDoc[] =>
  files.filter(({ _id }) => !others.some((other) => other._id.equals(_id)));

/** A row for each file that came or went. */
export function archivosHistorialOf(change: Change<TareaDoc>): HistorialDoc[] {
  const before = change.before.archivos ?? [];
  const after = change.doc.archivos ?? [];
  return [
    ...without(before, after).map(({ nombre }) => archivoRow(change, { de: nombre, a: null })),
    ...without(after, before).map(({ nombre }) => archivoRow(change, { de: null, a: nombre })),
  ];
}
