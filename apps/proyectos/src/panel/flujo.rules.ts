import { ESTADOS_TAREA, type DiaDeFlujo, type EstadoTarea } from '@pmp/contracts/proyectos';
import { type Calendario, fechaOfDia } from '@pmp/platform';
import { tally } from './panel.rules';
import type { Vida } from './vida.rules';

/** Days in the chart. */
const MAX_DAYS = 90;

/** How many were in each estado when each day of the installation ended, from the first creation until today. */
export function flujoOf(vidas: readonly Vida[], now: Date, calendario: Calendario): DiaDeFlujo[] {
  if (!vidas.length) return [];
  const today = calendario.diaOf(now);
  const created = Math.min(today, ...vidas.map(({ pasos }) => calendario.diaOf(pasos[0].desde)));
  const first = Math.max(created, today - MAX_DAYS + 1);
  const days = today - first + 1;
  // Arrivals and departures per day, so that each step is looked at once, however many days there are.
  const changes = Array.from({ length: days }, () => new Map<EstadoTarea, number>());
  const add = (desde: Date, estado: EstadoTarea, by: number) => {
    const day = changes[Math.min(Math.max(calendario.diaOf(desde) - first, 0), days - 1)];
    day?.set(estado, (day.get(estado) ?? 0) + by);
  };
  for (const { pasos } of vidas) {
    let before: EstadoTarea | undefined;
    for (const { estado, desde } of pasos) {
      if (before) add(desde, before, -1);
      add(desde, estado, 1);
      before = estado;
    }
  }
  const running = tally<EstadoTarea>(ESTADOS_TAREA, []);
  return changes.map((day, i) => {
    for (const [estado, by] of day) running[estado] += by;
    return { fecha: fechaOfDia(first + i).toISOString(), porEstado: { ...running } };
  });
}
