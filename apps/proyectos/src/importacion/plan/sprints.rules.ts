import { toBuscable } from '@pmp/platform';
import { MAX_HISTORIAS_SPRINT } from '@pmp/contracts/sprints';
import type { Types } from 'mongoose';
import type { SprintCopia } from '../../sprints/sprint-of.rules';
import type { SprintPlan, TamanoSprint } from '../almacen/importacion.model';
import type { Item } from './item/item';

const DAY_MS = 86_400_000;
/** Of a sprint whose days nobody tells. */
const DIAS_DE_SPRINT = 14;
const MAX_NOMBRE = 200;

interface Seen {
  _id: Types.ObjectId;
  nombre: string;
  nuevo: boolean;
  isOpen: boolean;
  inicio: Date | null;
  fin: Date | null;
  /** When the first of its stories was made, and the last one completed. */
  desde: Date | null;
  hasta: Date | null;
  compromiso: TamanoSprint;
  resultado: TamanoSprint;
}

const dayOf = (fecha: Date): Date => new Date(Math.floor(fecha.getTime() / DAY_MS) * DAY_MS);
const plus = (fecha: Date, days: number): Date => new Date(fecha.getTime() + days * DAY_MS);
const least = (a: Date | null, b: Date | null): Date | null => (!a || (b && b < a) ? b : a);
const most = (a: Date | null, b: Date | null): Date | null => (!a || (b && b > a) ? b : a);

/** The sprints that the rows name. One that is under way in the source is to be started here by the team. */
export class SprintsPlan {
  private readonly seen = new Map<string, Seen>();
  private readonly there: ReadonlyMap<string, Pick<SprintCopia, '_id' | 'estado'>>;

  constructor(
    private readonly idOf: (nombre: string) => Types.ObjectId,
    existing: readonly Pick<SprintCopia, '_id' | 'nombre' | 'estado'>[],
    private readonly toId: (hex: string) => Types.ObjectId,
  ) {
    this.there = new Map(existing.map((sprint) => [toBuscable(sprint.nombre).trim(), sprint]));
  }

  /** The id of the sprint that the new story goes into; null: it cannot. */
  take(item: Item): Types.ObjectId | null {
    const name = toBuscable(item.sprint).trim();
    const sprint = this.seen.get(name) ?? this.begin(name, item.sprint);
    if (!sprint || sprint.compromiso.historias >= MAX_HISTORIAS_SPRINT) return null;
    const isDone = item.estado === 'completada';
    sprint.inicio = least(sprint.inicio, item.sprintInicio);
    sprint.fin = most(sprint.fin, item.sprintFin);
    sprint.desde = least(sprint.desde, item.creado);
    sprint.hasta = most(sprint.hasta, item.resuelto ?? (isDone ? item.actualizado : null));
    sprint.compromiso = more(sprint.compromiso, item.puntos);
    if (isDone) sprint.resultado = more(sprint.resultado, item.puntos);
    return sprint._id;
  }

  result(now: Date): SprintPlan[] {
    let free = dayOf(now);
    return [...this.seen.values()].map((sprint) => {
      const { _id, nombre, nuevo, inicio, fin, compromiso, resultado } = sprint;
      const isTold = inicio !== null && fin !== null && fin > inicio;
      const isAllDone = resultado.historias === compromiso.historias;
      // On its last day it is not over yet.
      const isOver = isTold
        ? plus(dayOf(fin), 1) <= now
        : isAllDone && sprint.desde !== null && sprint.hasta !== null;
      let [fechaInicio, fechaFin] = isTold
        ? [dayOf(inicio), dayOf(fin)]
        : [dayOf(sprint.desde ?? now), dayOf(sprint.hasta ?? now)];
      if (!isTold && !isOver) {
        fechaInicio = free;
        free = fechaFin = plus(free, DIAS_DE_SPRINT);
      }
      if (fechaFin <= fechaInicio) fechaFin = plus(fechaInicio, 1);
      const cerrado = isOver && !sprint.isOpen ? { compromiso, resultado } : null;
      return { _id, nombre, nuevo, fechaInicio, fechaFin, cerrado };
    });
  }

  private begin(name: string, nombre: string): Seen | null {
    const derived = this.idOf(name);
    const there = this.there.get(name);
    // What is under way or over is what it is; one of an earlier import is still being filled.
    if (there && there.estado !== 'pendiente' && there._id !== derived.toHexString()) return null;
    const none = { puntos: 0, historias: 0 };
    const sprint: Seen = {
      _id: there ? this.toId(there._id) : derived,
      nombre: nombre.slice(0, MAX_NOMBRE),
      nuevo: !there,
      isOpen: there?.estado === 'pendiente',
      inicio: null,
      fin: null,
      desde: null,
      hasta: null,
      compromiso: none,
      resultado: none,
    };
    this.seen.set(name, sprint);
    return sprint;
  }
}

const more = ({ puntos, historias }: TamanoSprint, added: number): TamanoSprint => ({
  puntos: puntos + added,
  historias: historias + 1,
});
