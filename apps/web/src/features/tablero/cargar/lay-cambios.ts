import type { Columna } from '@pmp/contracts/sprints';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { columnaDe } from './columnas';

/** The items with the changes that wait or are on their way; the same list when there are none. */
const laid = <T extends { _id: string }>(items: T[], pedidos: readonly NuevoPendiente[]): T[] => {
  const vistos = new Map<string, object>();
  for (const { elemento, accion, visto } of pedidos)
    if ((accion === 'editar' || accion === 'criterio') && visto)
      vistos.set(elemento, { ...vistos.get(elemento), ...visto });
  if (!items.some(({ _id }) => vistos.has(_id))) return items;
  return items.map((item) => (vistos.has(item._id) ? { ...item, ...vistos.get(item._id) } : item));
};

/** The columns with the changes of fields that wait or are on their way: a new estado may lead to another column. */
export const layCambios = (columnas: Columna[], pedidos: readonly NuevoPendiente[]): Columna[] => {
  const after = columnas.map((columna) => {
    const historias = laid(columna.historias, pedidos);
    return historias === columna.historias ? columna : { ...columna, historias };
  });
  const leaving = after.flatMap((columna) =>
    columna.historias.filter((historia) => columnaDe(after, historia) !== columna),
  );
  if (leaving.length === 0) return after.every((each, index) => each === columnas[index]) ? columnas : after;
  return after.map((columna) => ({
    ...columna,
    historias: [
      ...columna.historias.filter((historia) => !leaving.includes(historia)),
      ...leaving.filter((historia) => columnaDe(after, historia) === columna),
    ],
  }));
};
