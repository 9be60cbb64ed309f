import type { Epica, Historia } from '@pmp/contracts/proyectos';
import type { Sprint } from '@pmp/contracts/sprints';
import { toInputDia } from '../../../shared/fechas/dias';

/** Days as date inputs write them, both included. */
export interface Plazo {
  inicio: string;
  fin: string;
}

/** `propio`: somebody said when. Otherwise its days are lent, by its sprint or by its stories, and follow them. */
export type Origen = 'propio' | 'sprint' | 'historias';

export type Barra = {
  id: string;
  titulo: string;
  /** Absent: nobody has said when, nor can it be told. */
  plazo?: Plazo | undefined;
  origen?: Origen | undefined;
  /** The epic that it hangs from. */
  padre?: string | undefined;
} & (
  | { tipo: 'sprint'; datos: Sprint }
  | { tipo: 'epica'; datos: Epica }
  | { tipo: 'historia'; datos: Historia }
);

/** Of two known days, or of one: a day by itself is a day's work. */
const ownOf = ({ inicio, fin }: Pick<Epica, 'inicio' | 'fin'>): Plazo | undefined => {
  const [desde, hasta] = [toInputDia(inicio), toInputDia(fin)];
  return desde || hasta ? { inicio: desde || hasta, fin: hasta || desde } : undefined;
};

export const plazoOfSprint = ({ fechaInicio, fechaFin }: Sprint): Plazo => ({
  inicio: toInputDia(fechaInicio),
  fin: toInputDia(fechaFin),
});

const spanOf = (barras: readonly Barra[]): Plazo | undefined => {
  const plazos = barras.flatMap(({ plazo }) => plazo ?? []);
  const inicios = plazos.map(({ inicio }) => inicio).sort();
  const fines = plazos.map(({ fin }) => fin).sort();
  const [inicio, fin] = [inicios[0], fines.at(-1)];
  return inicio && fin ? { inicio, fin } : undefined;
};

const barraOfHistoria = (datos: Historia, sprints: ReadonlyMap<string, Sprint>): Barra => {
  const rest = { id: datos._id, titulo: datos.titulo, padre: datos.epicaId._id } as const;
  const own = ownOf(datos);
  if (own) return { ...rest, tipo: 'historia', datos, plazo: own, origen: 'propio' };
  const sprint = datos.sprintId && sprints.get(datos.sprintId._id);
  if (!sprint) return { ...rest, tipo: 'historia', datos };
  return { ...rest, tipo: 'historia', datos, plazo: plazoOfSprint(sprint), origen: 'sprint' };
};

const ENDED: Sprint['estado'][] = ['completado', 'cancelado'];

/** The sprints to come, each epic with its stories, in the order of the backlog, and the sprints that are over. */
export const barrasDe = (
  epicas: readonly Epica[],
  historias: readonly Historia[],
  sprints: readonly Sprint[],
): Barra[] => {
  const byId = new Map(sprints.map((sprint) => [sprint._id, sprint]));
  const suyas = new Map<string, Barra[]>();
  const byRank = <T extends { orden: string }>(all: readonly T[]) =>
    all.toSorted((a, b) => (a.orden < b.orden ? -1 : 1));
  for (const historia of byRank(historias)) {
    const beneath = suyas.get(historia.epicaId._id) ?? [];
    beneath.push(barraOfHistoria(historia, byId));
    suyas.set(historia.epicaId._id, beneath);
  }
  const ofSprints = sprints
    .toSorted((a, b) => a.fechaInicio.localeCompare(b.fechaInicio) || a.numero - b.numero)
    .map((datos): Barra => ({
      tipo: 'sprint',
      id: datos._id,
      titulo: datos.nombre,
      datos,
      plazo: plazoOfSprint(datos),
      origen: 'propio',
    }));
  const ofEpicas = byRank(epicas).flatMap((datos): Barra[] => {
    const beneath = suyas.get(datos._id) ?? [];
    const own = ownOf(datos);
    const plazo = own ?? spanOf(beneath);
    const origen = own ? 'propio' : plazo && 'historias';
    return [{ tipo: 'epica', id: datos._id, titulo: datos.titulo, datos, plazo, origen }, ...beneath];
  });
  const isOver = ({ datos }: Barra) => ENDED.some((estado) => estado === datos.estado);
  return [...ofSprints.filter((one) => !isOver(one)), ...ofEpicas, ...ofSprints.filter(isOver)];
};

/** A sprint that has begun keeps its days. */
export const canMove = (barra: Barra): boolean =>
  barra.tipo !== 'sprint' || barra.datos.estado === 'pendiente';
