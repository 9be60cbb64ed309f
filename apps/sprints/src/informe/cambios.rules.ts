import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import type { CambioDeHistoriaDoc, HistoriaDeInformeDoc, SprintDoc } from '../sprints/sprint.model';

/** A sprint whose scope somebody changes back and forth by script must not outgrow what a document holds. */
const MAX_CAMBIOS = 2_000;

type Named = Pick<HistoriaDeSprint, '_id' | 'titulo' | 'puntos'> & { clave?: string };
type Listed = Pick<SprintDoc, 'estado' | 'historias' | 'cambios'>;
type Why = Pick<CambioDeHistoriaDoc, 'motivo' | 'autor'>;

export const toHistoriaDeInforme = ({ _id, clave = '', titulo, puntos }: Named): HistoriaDeInformeDoc => ({
  _id,
  clave,
  titulo,
  puntos,
});

const toCambio = (historia: Named, enters: boolean, { motivo, autor }: Why): CambioDeHistoriaDoc => ({
  fecha: new Date(),
  ...(autor && { autor }),
  motivo,
  historia: toHistoriaDeInforme(historia),
  antes: enters ? null : historia.puntos,
  despues: enters ? historia.puntos : null,
});

/**
 * What the sprint in progress remembers when it has these stories from now on: `known`, those that come or leave, as far
 * as anybody still knows them. Empty for a sprint that has not begun or has ended.
 */
export function cambiosAfter(
  current: Listed,
  historias: readonly string[],
  known: readonly Named[],
  why: Why,
): Pick<SprintDoc, 'cambios'> {
  if (current.estado !== 'en progreso') return {};
  const [before, after] = [new Set(current.historias), new Set(historias)];
  const moved = known.filter(({ _id }) => before.has(_id) !== after.has(_id));
  return withCambios(
    current,
    moved.map((historia) => toCambio(historia, after.has(historia._id), why)),
  );
}

export const withCambios = (
  { cambios = [] }: Pick<SprintDoc, 'cambios'>,
  more: readonly CambioDeHistoriaDoc[],
): Pick<SprintDoc, 'cambios'> => (more.length ? { cambios: [...cambios, ...more].slice(-MAX_CAMBIOS) } : {});

/**
 * What a sprint is closed with: its stories, and those that were carried over before, for it ends with them undone all
 * the same.
 */
export function cierreOf(
  { cambios = [] }: Pick<SprintDoc, 'cambios'>,
  historias: readonly (Named & Pick<HistoriaDeSprint, 'estado'>)[],
): NonNullable<SprintDoc['cierre']> {
  const there = new Set(historias.map(({ _id }) => _id));
  const carried = new Map(
    cambios
      .filter(({ motivo, historia }) => motivo === 'traslado' && !there.has(historia._id))
      .map(({ historia }) => [historia._id, { ...historia, hecha: false }]),
  );
  return [
    ...historias.map((one) => ({ ...toHistoriaDeInforme(one), hecha: one.estado === 'completada' })),
    ...carried.values(),
  ];
}
