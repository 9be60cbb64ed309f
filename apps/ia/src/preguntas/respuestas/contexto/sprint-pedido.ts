import type { Sprint } from '../../../datos/lectura/datos';
import { type Contexto, idsOf } from './contexto';

const byInicio = (a: Sprint, b: Sprint): number => a.fechaInicio.localeCompare(b.fechaInicio);

/** The sprints that a question means: the one in progress, the last completed or the next one of each project. */
export async function sprintsPedidos({ reader, ambito, pregunta, sprint }: Contexto): Promise<Sprint[]> {
  if (sprint) return [sprint];
  const sprints = await reader.sprints(idsOf(ambito));
  return ambito.flatMap(({ _id }) => {
    const suyos = sprints.filter(({ proyecto }) => proyecto === _id).sort(byInicio);
    const pedido =
      pregunta.sprint === 'anterior'
        ? suyos.findLast(({ estado }) => estado === 'completado')
        : suyos.find(
            ({ estado }) => estado === (pregunta.sprint === 'siguiente' ? 'pendiente' : 'en progreso'),
          );
    return pedido ? [pedido] : [];
  });
}
