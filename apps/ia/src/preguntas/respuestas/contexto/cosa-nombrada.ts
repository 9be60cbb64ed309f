import type { Tarea } from '../../../datos/lectura/datos';
import { namedItems } from '../../named-item';
import type { HistoriaSummary } from '../../person-reader';
import { type Contexto, idsOf } from './contexto';

export type Named = { tipo: 'tarea'; item: Tarea } | { tipo: 'historia'; item: HistoriaSummary };

const MAX_TAREAS = 5_000;

/** Open tasks and stories, then the others: what is asked about is mostly under way. */
const byAbierta = (a: { item: { estado: string }; grado: number }, b: typeof a): number =>
  b.grado - a.grado || Number(a.item.estado === 'completada') - Number(b.item.estado === 'completada');

/** The task or story that the question names, best first. */
export async function namedThings({
  reader,
  ambito,
  texto,
}: Contexto): Promise<(Named & { grado: number })[]> {
  const soloTarea = /\btareas?\b/i.test(texto);
  const soloHistoria = !soloTarea && /\bhistorias?\b/i.test(texto);
  const [tareas, historias] = await Promise.all([
    soloHistoria
      ? { filas: [] }
      : reader.tareas({ proyectos: idsOf(ambito), orden: 'cambio', cuantas: MAX_TAREAS }),
    soloTarea ? [] : reader.historias(idsOf(ambito)),
  ]);
  return [
    ...namedItems(texto, tareas.filas).map((found) => ({ ...found, tipo: 'tarea' as const })),
    ...namedItems(texto, historias).map((found) => ({ ...found, tipo: 'historia' as const })),
  ].sort(byAbierta);
}

export const namedThing = async (contexto: Contexto): Promise<Named | null> =>
  (await namedThings(contexto))[0] ?? null;
