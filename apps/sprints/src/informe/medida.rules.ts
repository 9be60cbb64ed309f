import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import type { SprintSize } from '../sprints/sprint.model';

type Counted = Pick<HistoriaDeSprint, 'puntos' | 'estado'>;

const puntosOf = (historias: readonly Counted[]): number =>
  historias.reduce((total, { puntos }) => total + puntos, 0);

const done = (historias: readonly Counted[]): Counted[] =>
  historias.filter(({ estado }) => estado === 'completada');

export const measure = (historias: readonly Counted[]): SprintSize => ({
  puntos: puntosOf(historias),
  historias: historias.length,
});

export const measuredDone = (historias: readonly Counted[]): SprintSize => measure(done(historias));

export const totalsOf = (historias: readonly Counted[]): { alcance: number; completados: number } => ({
  alcance: puntosOf(historias),
  completados: puntosOf(done(historias)),
});
