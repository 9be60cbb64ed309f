import type { Cuenta, Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import type { SprintCambio } from '@pmp/contracts/sprints';
import type { Elemento, Ref } from '../../../shared/elementos/elementos';
import { toInputDia } from '../../../shared/fechas/dias';

/** Days as date inputs write them, both included. */
export interface Plazo {
  inicio: string;
  fin: string;
}

/** `propio`: somebody said when. Otherwise its days are lent, by its sprint or by its stories, and follow them. */
type Origen = 'propio' | 'sprint' | 'historias';

export type Barra = {
  id: string;
  titulo: string;
  /** Absent: nobody has said when, nor can it be told. */
  plazo?: Plazo | undefined;
  origen?: Origen | undefined;
  /** The epic that it hangs from. */
  padre?: string | undefined;
} & (
  | { tipo: 'sprint'; datos: SprintCambio }
  | { tipo: 'epica'; datos: Epica }
  | { tipo: 'historia'; datos: Historia }
  | { tipo: 'tarea'; datos: Tarea }
);

/** Bars that stand together under a heading; one without a name has none. */
export interface GrupoDeBarras {
  id: string;
  nombre: string;
  ids: readonly string[];
}

/** The epic, story or task that a bar is; a sprint is none. */
export const elementoOf = ({ tipo, datos }: Barra): Elemento | undefined =>
  tipo === 'sprint' ? undefined : ({ entidad: tipo, datos } as Elemento);

export const refOf = ({ tipo, id }: Barra): Ref[] => (tipo === 'sprint' ? [] : [{ entidad: tipo, id }]);

/** Of two known days, or of one: a day by itself is a day's work. */
const ownOf = ({ inicio, fin }: Pick<Epica, 'inicio' | 'fin'>): Plazo | undefined => {
  const [desde, hasta] = [toInputDia(inicio), toInputDia(fin)];
  return desde || hasta ? { inicio: desde || hasta, fin: hasta || desde } : undefined;
};

export const plazoOfSprint = ({ fechaInicio, fechaFin }: SprintCambio): Plazo => ({
  inicio: toInputDia(fechaInicio),
  fin: toInputDia(fechaFin),
});

const spanOf = (plazos: readonly Plazo[]): Plazo | undefined => {
  const inicios = plazos.map(({ inicio }) => inicio).sort();
  const fines = plazos.map(({ fin }) => fin).sort();
  const [inicio, fin] = [inicios[0], fines.at(-1)];
  return inicio && fin ? { inicio, fin } : undefined;
};

export const barraOfHistoria = (datos: Historia, sprints: ReadonlyMap<string, SprintCambio>): Barra => {
  const rest = { id: datos._id, titulo: datos.titulo, padre: datos.epicaId._id } as const;
  const own = ownOf(datos);
  if (own) return { ...rest, tipo: 'historia', datos, plazo: own, origen: 'propio' };
  const sprint = datos.sprintId && sprints.get(datos.sprintId._id);
  if (!sprint) return { ...rest, tipo: 'historia', datos };
  return { ...rest, tipo: 'historia', datos, plazo: plazoOfSprint(sprint), origen: 'sprint' };
};

/** From when to when the stories of an epic go, as the server knows it that has read them all. */
export const plazosOf = (
  { inicio, fin, sprints: suyos = [] }: Cuenta,
  sprints: ReadonlyMap<string, SprintCambio>,
): Plazo[] => [
  ...(inicio && fin ? [{ inicio: toInputDia(inicio), fin: toInputDia(fin) }] : []),
  ...suyos.flatMap((id) => {
    const sprint = sprints.get(id);
    return sprint ? plazoOfSprint(sprint) : [];
  }),
];

/** `suyos`: the days of its stories. */
export const barraOfEpica = (datos: Epica, suyos: readonly Plazo[]): Barra => {
  const own = ownOf(datos);
  const plazo = own ?? spanOf(suyos);
  const origen = own ? 'propio' : plazo && 'historias';
  return { tipo: 'epica', id: datos._id, titulo: datos.titulo, datos, plazo, origen };
};

/** A task has one day, on which it is due. */
export const barraOfTarea = (datos: Tarea): Barra => {
  const dia = toInputDia(datos.fechaLimite);
  const rest = { tipo: 'tarea', id: datos._id, titulo: datos.titulo, datos } as const;
  return dia ? { ...rest, plazo: { inicio: dia, fin: dia }, origen: 'propio' } : rest;
};

const ENDED: SprintCambio['estado'][] = ['completado', 'cancelado'];

/** What has been read of a project; `cuentas`: of each epic that has not been read to its end. */
interface Leido {
  epicas: readonly Epica[];
  historias: readonly Historia[];
  sprints: readonly SprintCambio[];
  cuentas?: readonly Cuenta[] | undefined;
}

export const plazosDe = (barras: readonly Barra[]): Plazo[] => barras.flatMap(({ plazo }) => plazo ?? []);

/** The sprints to come, each epic with its stories, in the order of the backlog, and the sprints that are over. */
export const barrasDe = ({ epicas, historias, sprints, cuentas = [] }: Leido): Barra[] => {
  const byId = new Map(sprints.map((sprint) => [sprint._id, sprint]));
  const contadas = new Map(cuentas.map((cuenta) => [cuenta.epicaId, plazosOf(cuenta, byId)]));
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
    return [barraOfEpica(datos, [...(contadas.get(datos._id) ?? []), ...plazosDe(beneath)]), ...beneath];
  });
  const isOver = ({ datos }: Barra) => ENDED.some((estado) => estado === datos.estado);
  return [...ofSprints.filter((one) => !isOver(one)), ...ofEpicas, ...ofSprints.filter(isOver)];
};

/** A sprint that has begun keeps its days. */
export const canMove = (barra: Barra): boolean =>
  barra.tipo !== 'sprint' || barra.datos.estado === 'pendiente';
