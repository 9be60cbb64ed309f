import { erroresProyectos, type AvisoRestauracion, type TipoPapelera } from '@pmp/contracts/proyectos';
import type { EstadoSprint } from '@pmp/contracts/sprints';
import { decide, DomainError, type Caller, type Derecho } from '@pmp/platform';
import { recursoOf } from '../acceso/acceso.rules';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import type { PapeleraDoc } from '../elementos/trash/papelera.model';

/** Whoever may delete an entity may see it in the trash and restore it. */
export const rightOver = (tipo: TipoPapelera): Derecho =>
  tipo === 'proyecto' ? 'proyecto.eliminar' : 'proyecto.editar';

type Owned = Pick<ProyectoDoc, '_id' | 'equipo' | 'creador'>;

/** `proyecto` may be deleted. Null: nothing is left of it, and then only an admin may restore what it had. */
export function assertMayRestore(caller: Caller, entrada: PapeleraDoc, proyecto: Owned | null): void {
  const right = rightOver(entrada.tipo);
  const owner = proyecto && { ...proyecto, equipo: entrada.dejado?.equipo ?? proyecto.equipo };
  const decision = decide(caller, right, ofOwner(owner));
  if (decision === 'oculto') throw new DomainError(erroresProyectos.papeleraNoEncontrada);
  if (decision === 'prohibido') throw new DomainError(erroresProyectos.soloQuienEliminaRestaura);
  if (decide(caller, right, ofOwner(proyecto)) !== 'permitido') {
    throw new DomainError(erroresProyectos.restaurarEnOtroEquipo);
  }
}

const ofOwner = (proyecto: Owned | null) => (proyecto ? recursoOf(proyecto) : {});

/**
 * Notices about what was not restored as it was: stories whose sprint has ended or is gone, tasks without their
 * assignee.
 */
export function avisosOf(
  sprints: PapeleraDoc['sprints'],
  estados: ReadonlyMap<string, EstadoSprint>,
  sinAsignar: number,
): AvisoRestauracion[] {
  const avisos: AvisoRestauracion[] = sinAsignar ? [{ motivo: 'sinAsignar', tareas: sinAsignar }] : [];
  const nombreOf = new Map(sprints.map(({ sprint, nombre }) => [sprint, nombre]));
  for (const [id, sprint] of nombreOf) {
    const estado = estados.get(id);
    if (estado === 'pendiente' || estado === 'en progreso') continue;
    const historias = sprints.filter((one) => one.sprint === id).length;
    avisos.push({ motivo: estado ? 'sprintCerrado' : 'sprintEliminado', sprint, historias });
  }
  return avisos;
}
