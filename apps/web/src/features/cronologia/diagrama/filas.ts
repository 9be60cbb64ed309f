import { addDias, hoy as today, startOfDia } from '../../../shared/fechas/dias';
import type { Barra } from '../plazos/barras';
import type { Bloqueo } from '../plazos/desplazar';
import type { DiagramaProps } from './props';

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const isWeekend = (date: Date) => date.getDay() % 6 === 0;

/** Where today is, and the weekends where days can be told apart. */
export const highlight = (date: Date, unit: string): string => {
  const now = today();
  const isNow = unit === 'day' ? dayOf(date) === now : dayOf(date).startsWith(now.slice(0, 7));
  if (isNow) return 'wx-weekend es-hoy';
  return unit === 'day' && isWeekend(date) ? 'wx-weekend' : '';
};

interface Dibujo extends Pick<DiagramaProps, 'barras' | 'grupos' | 'plegadas'> {
  /** The epics whose stories have not all been read, by the id of the row that says so. */
  restos: ReadonlyMap<string, string>;
  /** The first day of the chart. */
  desde: string;
  soltadas: number;
}

/** The rows as the library takes them. */
export const filasDe = ({ barras, grupos, restos, plegadas, desde, soltadas }: Dibujo) => {
  const nowhere = startOfDia(desde);
  const padres = new Set([...barras.map(({ padre }) => padre), ...restos.values()]);
  const cabezas = grupos.map(({ id, nombre }): Pick<Barra, 'id' | 'titulo' | 'plazo' | 'padre'> => ({
    id,
    titulo: nombre,
  }));
  // After its stories, as the library draws what hangs from one bar in this order.
  const faltan = [...restos].map(([id, padre]): (typeof cabezas)[number] => ({ id, titulo: '', padre }));
  return [...cabezas, ...barras, ...faltan].map(({ id, titulo, plazo, padre }) => ({
    id,
    text: titulo,
    type: 'task',
    parent: padre ?? 0,
    // The library takes what is open to have something beneath it.
    open: padres.has(id) && !plegadas.has(id),
    start: plazo ? startOfDia(plazo.inicio) : nowhere,
    // A day lasts until the next one begins; a bar without days begins and ends at once, and is not drawn.
    end: plazo ? startOfDia(addDias(plazo.fin, 1)) : nowhere,
    soltadas,
  }));
};

/** What waits for what, where both are drawn. */
export const flechasDe = (barras: readonly Barra[], bloqueos: readonly Bloqueo[]) => {
  const drawn = new Set(barras.flatMap(({ id, plazo }) => (plazo ? id : [])));
  return bloqueos
    .filter(({ origen, destino }) => drawn.has(origen) && drawn.has(destino))
    .map(({ origen, destino }) => ({
      id: `${origen}-${destino}`,
      source: origen,
      target: destino,
      type: 'e2s',
    }));
};
