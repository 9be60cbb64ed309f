import { MAX_NOMBRES_PAQUETE, type PlanPaquete } from '@pmp/contracts/proyectos';
import { type Kind, KINDS } from '@pmp/paquete';
import { changesSomething, overwrites } from './difference';
import type { Plan } from './plan';

/** For people to read before they decide. */
export function toPlanPaquete(plan: Plan): PlanPaquete {
  const { proyecto, huella, difference, before, after, where, conflicts, warnings } = plan;
  const named = (kind: Kind, ids: readonly string[]) => ({
    cuantos: ids.length,
    nombres: ids
      .slice(0, MAX_NOMBRES_PAQUETE)
      .map((id) => (after[kind].get(id) ?? before.index[kind].get(id))!.nombre),
  });
  return {
    proyecto: { _id: proyecto._id, nombre: proyecto.nombre, clave: proyecto.clave },
    huella,
    diferencia: KINDS.map((tipo) => ({
      tipo,
      nuevos: named(tipo, difference[tipo].creados),
      cambiados: named(tipo, difference[tipo].cambiados),
      retirados: named(tipo, difference[tipo].retirados),
      iguales: difference[tipo].iguales,
    })),
    faltan: where.missing,
    faltaEquipo: where.team || where.conflicts.length ? null : plan.inspected.proyecto.equipo,
    impedimentos: conflicts,
    avisos: warnings,
    cambia: changesSomething(difference),
    pisa: overwrites(difference),
  };
}
