import { rutasElementos } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import type { Elemento, ElementoDe, Entidad } from '../../../shared/elementos/elementos';
import { enTrozos } from '../../../shared/http/en-trozos';
import { pedir } from '../../../shared/http/pedir';

type Cuentas = Record<'historias' | 'tareas' | 'archivos', number>;

/** How many of each kind match. */
const count = async (q: string, signal: AbortSignal): Promise<Record<Entidad, number>> =>
  (await pedir(rutasElementos.listar, { query: { q, limite: 1 }, signal })).totales;

const countTareas = async (asked: readonly string[], signal: AbortSignal): Promise<number> => {
  const counts = await Promise.all(asked.map((q) => count(q, signal)));
  return counts.reduce((sum, { tarea }) => sum + tarea, 0);
};

const datosDe = <E extends Entidad>(elementos: readonly Elemento[], entidad: E): ElementoDe[E][] =>
  elementos.flatMap((each) => (each.entidad === entidad ? [each.datos as ElementoDe[E]] : []));

const readConEllo = async (elementos: readonly Elemento[], signal: AbortSignal): Promise<Cuentas> => {
  const epicas = datosDe(elementos, 'epica');
  const historias = datosDe(elementos, 'historia');
  const tareas = datosDe(elementos, 'tarea');
  const deEpicas = new Set(epicas.map(({ _id }) => _id));
  const dentro = historias.filter(({ epicaId }) => deEpicas.has(epicaId._id));
  const elegidas = new Set(historias.map(({ _id }) => _id));
  const sueltas = historias.filter(({ epicaId }) => !deEpicas.has(epicaId._id)).map(({ _id }) => _id);
  const deOtras = tareas.filter(({ historiaId }) => !elegidas.has(historiaId));
  const enEpicas = `epica:${[...deEpicas].join(',')}`;
  const [suyas, deSueltas, yaElegidas] = await Promise.all([
    deEpicas.size ? count(enEpicas, signal) : undefined,
    countTareas(
      enTrozos(sueltas).map((ids) => `tipo:tarea historia:${ids.join(',')}`),
      signal,
    ),
    // Of which epic the story of a task is, is not known here.
    countTareas(
      deEpicas.size
        ? enTrozos(deOtras).map((some) => `${enEpicas} clave:${some.map(({ clave }) => clave).join(',')}`)
        : [],
      signal,
    ),
  ]);
  const conSuHistoria = tareas.length - deOtras.length;
  return {
    historias: (suyas?.historia ?? 0) - dentro.length,
    tareas: (suyas?.tarea ?? 0) + deSueltas - conSuHistoria - yaElegidas,
    archivos: elementos.length === 1 ? (elementos[0]!.datos.archivos?.length ?? 0) : 0,
  };
};

/** What is deleted along with them: stories and tasks of epics, tasks of stories, files of the only one. */
export const useConEllo = (elementos: readonly Elemento[]) =>
  useQuery({
    queryKey: ['con-ello', ...elementos.map(({ datos }) => datos._id)],
    queryFn: ({ signal }) => readConEllo(elementos, signal),
    // Between one question and the next, others work.
    staleTime: 0,
    gcTime: 0,
  });
