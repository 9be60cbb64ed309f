import type {
  Entrada,
  Epica,
  Historia,
  Persona,
  ProyectoDatos,
  Sprint,
  Tarea,
} from '../../datos/lectura/datos';
import type { Calendario, Dia } from '@pmp/platform';

/** A project at one instant, with what the rules look up in it. */
export interface Vista extends ProyectoDatos {
  ahora: Date;
  hoy: Dia;
  /** The day on which something happened, in the installation's time zone. */
  diaOf(instante: string): Dia;
  /** The calendar day of a planned date. */
  diaOfPlan(fecha: string): Dia;
  tareasDe(historia: string): readonly Tarea[];
  historiasDe(epica: string): readonly Historia[];
  historia(id: string): Historia | undefined;
  persona(id: string | null): Persona | undefined;
  /** When the item entered its current estado; if not exact, on that day at the latest. */
  entrada(item: { _id: string; updatedAt: string }): { dia: Dia; fecha: string; exacta: boolean };
  sprintEnCurso: Sprint | undefined;
  /** The sprint's stories that exist. */
  historiasEn(sprint: Sprint): Historia[];
  /** Ids of the team's active admins. */
  responsables: readonly string[];
}

const NONE: readonly never[] = [];

export function vistaOf(datos: ProyectoDatos, ahora: Date, calendario: Calendario): Vista {
  const tareas = Map.groupBy(datos.tareas, ({ historia }) => historia);
  const historias = Map.groupBy(datos.historias, ({ epica }) => epica);
  const historiaById = byId(datos.historias);
  const personaById = byId(datos.personas);
  return {
    ...datos,
    ahora,
    hoy: calendario.diaOf(ahora),
    diaOf: (instante) => calendario.diaOf(instante),
    diaOfPlan: (fecha) => calendario.diaOfPlan(fecha),
    tareasDe: (historia) => tareas.get(historia) ?? NONE,
    historiasDe: (epica) => historias.get(epica) ?? NONE,
    historia: (id) => historiaById.get(id),
    persona: (id) => (id ? personaById.get(id) : undefined),
    entrada: (item) => entradaIn(datos.entradas, item, calendario),
    sprintEnCurso: datos.sprints.find(({ estado }) => estado === 'en progreso'),
    historiasEn: (sprint) => sprint.historias.flatMap((id) => historiaById.get(id) ?? []),
    responsables: datos.personas.filter((p) => p.activa && p.rolEquipo === 'admin').map(({ _id }) => _id),
  };
}

const byId = <T extends { _id: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item._id, item]));

function entradaIn(
  entradas: ReadonlyMap<string, Entrada>,
  item: { _id: string; updatedAt: string },
  calendario: Calendario,
) {
  const { fecha, exacta } = entradas.get(item._id) ?? { fecha: item.updatedAt, exacta: false };
  return { dia: calendario.diaOf(fecha), fecha, exacta };
}

export const isAbierta = ({ estado }: Pick<Tarea | Historia | Epica, 'estado'>): boolean =>
  estado !== 'completada';

const ORDEN = { baja: 0, media: 1, alta: 2, crítica: 3 } as const;

/** 0 to 3. */
export const urgenciaOf = ({ prioridad }: Pick<Tarea, 'prioridad'>): number => ORDEN[prioridad];
