import { erroresProyectos, MAX_ARCHIVOS_POR_TAREA } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Change } from '../cambios/change';
import type { HistorialDoc } from '../historial/historial.model';
import { archivoRow } from '../historial/historial.rules';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import type { TareaDoc } from './tarea.model';

/** The task's files with the new ones; throws when they are too many. */
export function withArchivos({ archivos = [] }: TareaDoc, received: ArchivoDoc[]): ArchivoDoc[] {
  const all = [...archivos, ...received];
  if (all.length > MAX_ARCHIVOS_POR_TAREA) throw new DomainError(erroresProyectos.demasiadosArchivos);
  return all;
}

const without = (files: ArchivoDoc[], others: ArchivoDoc[]): ArchivoDoc[] =>
  files.filter(({ _id }) => !others.some((other) => other._id.equals(_id)));

/** A row for each file that was added or removed. */
export function archivosHistorialOf(change: Change<TareaDoc>): HistorialDoc[] {
  const before = change.before.archivos ?? [];
  const after = change.doc.archivos ?? [];
  return [
    ...without(before, after).map(({ nombre }) => archivoRow(change, { de: nombre, a: null })),
    ...without(after, before).map(({ nombre }) => archivoRow(change, { de: null, a: nombre })),
  ];
}
