import type { Cuenta } from '@pmp/contracts/proyectos';
import type { Restos } from './backlog-tree';
import { restoDe, type Ventanas } from './ventanas';

export const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0);

/** What is left to read of each epic and story, by what the server counts. */
export const restosOf = (
  ventanas: Ventanas,
  cuentas: readonly Cuenta[] | undefined,
  tareas: ReadonlyMap<string, number> | undefined,
): Restos => {
  const historias = cuentas && new Map(cuentas.map((each) => [each.epicaId, each.historias]));
  const conTareas = ventanas.conTareas && new Set(ventanas.conTareas);
  return {
    deEpica: (epicaId, read) => {
      if (restoDe(ventanas, epicaId) === null) return undefined;
      const count = historias && (historias.get(epicaId) ?? 0) - read;
      return count === undefined || count > 0 ? { de: 'epica', count } : undefined;
    },
    deHistoria: (historiaId, read) => {
      if (!conTareas || conTareas.has(historiaId)) return undefined;
      const total = tareas?.get(historiaId);
      const count = total && total - read;
      return count === undefined || count > 0 ? { de: 'historia', count } : undefined;
    },
  };
};
