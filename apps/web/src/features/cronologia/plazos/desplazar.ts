import { addDias, diasEntre } from '../../../shared/fechas/dias';
import type { Barra, Plazo } from './barras';

/** Who holds up whom, by id. */
export interface Bloqueo {
  origen: string;
  destino: string;
}

/** A bar's new days, and the ones that it has now. */
export interface Desplazada {
  barra: Barra;
  antes: Plazo | undefined;
  plazo: Plazo;
}

const shifted = ({ inicio, fin }: Plazo, dias: number): Plazo => ({
  inicio: addDias(inicio, dias),
  fin: addDias(fin, dias),
});

const isDone = ({ tipo, datos }: Barra): boolean => tipo !== 'sprint' && datos.estado === 'completada';

/** With days of its own and still to be done: only then does it go where others push it. */
const isPushable = (barra: Barra): boolean => barra.origen === 'propio' && !isDone(barra);

/** By how many days the whole bar moves; 0: it only grows or shrinks, or had no days. */
const shiftOf = (antes: Plazo | undefined, plazo: Plazo): number => {
  if (!antes) return 0;
  const dias = diasEntre(antes.inicio, plazo.inicio);
  return diasEntre(antes.fin, plazo.fin) === dias ? dias : 0;
};

/**
 * What moves when a bar gets these days, the bar itself first. An epic takes its stories along, those with days of their
 * own that are still to be done. Whatever waits for something that now ends later is pushed to the day after, and what
 * waits for that in turn; nothing is ever pulled back.
 */
export const desplazar = (
  barras: readonly Barra[],
  bloqueos: readonly Bloqueo[],
  id: string,
  plazo: Plazo,
): Desplazada[] => {
  const byId = new Map(barras.map((barra) => [barra.id, barra]));
  const first = byId.get(id);
  if (!first) return [];
  const moved = new Map<string, Desplazada>([[id, { barra: first, antes: first.plazo, plazo }]]);
  const dias = first.tipo === 'epica' ? shiftOf(first.plazo, plazo) : 0;
  if (dias !== 0)
    for (const barra of barras)
      if (barra.padre === id && barra.plazo && isPushable(barra))
        moved.set(barra.id, { barra, antes: barra.plazo, plazo: shifted(barra.plazo, dias) });

  const waiting = new Map<string, string[]>();
  for (const { origen, destino } of bloqueos) waiting.set(origen, [...(waiting.get(origen) ?? []), destino]);
  const queue = [...moved.keys()];
  // There are no circles of waiting; should a link be there twice, each bar still moves at most once per bar.
  for (let turns = barras.length ** 2; queue.length > 0 && turns > 0; turns -= 1) {
    const origen = moved.get(queue.shift() ?? '');
    if (!origen || isDone(origen.barra) || !origen.antes || origen.plazo.fin <= origen.antes.fin) continue;
    for (const destino of waiting.get(origen.barra.id) ?? []) {
      const barra = byId.get(destino);
      if (!barra?.plazo || destino === id || !isPushable(barra)) continue;
      const now = moved.get(destino)?.plazo ?? barra.plazo;
      const late = diasEntre(now.inicio, addDias(origen.plazo.fin, 1));
      if (late <= 0) continue;
      moved.set(destino, { barra, antes: barra.plazo, plazo: shifted(now, late) });
      queue.push(destino);
    }
  }
  return [...moved.values()];
};

/** The bars as they will be; those that are lent their days follow whoever lends them. */
export const conPlazos = (barras: readonly Barra[], desplazadas: readonly Desplazada[]): readonly Barra[] => {
  if (desplazadas.length === 0) return barras;
  const plazos = new Map(desplazadas.map(({ barra, plazo }) => [barra.id, plazo]));
  return barras.map((barra) => {
    const own = plazos.get(barra.id);
    if (own) return { ...barra, plazo: own, origen: 'propio' as const };
    const lender = barra.tipo === 'historia' && barra.origen === 'sprint' && barra.datos.sprintId?._id;
    const lent = lender ? plazos.get(lender) : undefined;
    return lent ? { ...barra, plazo: lent } : barra;
  });
};
