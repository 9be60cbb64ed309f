import { idOf } from '../../demo/ids.ts';
import type { Pasado } from '../../demo/pasado.ts';
import type { Line } from '@pmp/paquete';
import type { Clock } from './clock.ts';
import type { Lines } from './lines-of.ts';
import { measureSprint } from './measure-sprint.ts';
import { lived, pasosTo } from './work-life.ts';

type Sprint = Line<'sprints'>;
type Historia = Line<'historias'>;

/** Between 0 and 1, always the same for the same id. */
const shareOf = (id: string): number => Number.parseInt(id.slice(0, 6), 16) / 0xffffff;

/** The days in which a story of a sprint was worked on. */
function daysOf(
  historia: Historia,
  sprint: Sprint,
  position: number,
  among: number,
  clock: Clock,
): [number, number] {
  const first = clock.dayOf(sprint.fechaInicio);
  const last = sprint.estado === 'en progreso' ? -1 : clock.dayOf(sprint.fechaFin);
  const length = Math.max(1, last - first);
  const to = Math.min(
    last,
    first + Math.max(1, Math.round(((position + 1) / among) * length - shareOf(historia._id))),
  );
  const from = Math.max(first, to - 2 - Math.ceil(historia.puntos / 3));
  return [from, to];
}

/** Gives a whole project a past: when things were created, begun, reviewed and done, and what sprints held meanwhile. */
export function liveThrough(lines: Lines, pasado: Pasado, clock: Clock): void {
  const start = pasado.sprints[0]!.inicio;
  const [proyecto] = lines.proyecto;
  const lead = proyecto!.creador!;
  proyecto!.createdAt = clock.at(pasado.creado ?? start - 20);
  proyecto!.updatedAt = clock.at(start - 20);
  proyecto!.fechaInicio = clock.day(start - 14);
  for (const epica of lines.epicas) {
    epica.createdAt = clock.at(start - 18, shareOf(epica._id));
    epica.updatedAt = epica.createdAt;
  }
  const sprints = lines.sprints.toSorted((a, b) => a.fechaInicio.localeCompare(b.fechaInicio));
  for (const sprint of sprints) settle(sprint, clock);
  const byId = new Map(lines.historias.map((historia) => [historia._id, historia]));
  const historial: Line<'historial'>[] = [];
  const tareasDe = Map.groupBy(lines.tareas, ({ historia }) => historia);
  const placed = new Set<string>();
  const done: { historias: Historia[]; tareas: Line<'tareas'>[] } = { historias: [], tareas: [] };

  const work = (historia: Historia, [from, to]: [number, number], creada: string): void => {
    placed.add(historia._id);
    const share = shareOf(historia._id);
    const tareas = tareasDe.get(historia._id) ?? [];
    const autor = tareas.find(({ asignado }) => asignado)?.asignado ?? lead;
    const story = lived(historia, creada, pasosTo(historia.estado, from, to, clock, share), autor);
    done.historias.push(story.line);
    historial.push(...story.historial);
    for (const [i, tarea] of tareas.entries()) {
      const until = Math.max(from, to - (tareas.length - 1 - i));
      // The last task is done before its story.
      const steps = pasosTo(tarea.estado, Math.min(from + i, until), until, clock, shareOf(tarea._id) * 0.5);
      const one = lived(tarea, creada, steps, tarea.asignado ?? lead);
      if (one.line.fechaLimite === null && tarea.estado === 'completada')
        one.line.fechaLimite = clock.day(until + 1);
      done.tareas.push(one.line);
      historial.push(...one.historial);
    }
  };

  for (const sprint of sprints) {
    const suyas = sprint.historias.flatMap((id) => byId.get(id) ?? []);
    // Those that are done come first, or the sprint in progress would end with its first story.
    const orden = suyas.toSorted(
      (a, b) => Number(b.estado === 'completada') - Number(a.estado === 'completada'),
    );
    const creada = clock.at(clock.dayOf(sprint.fechaInicio) - 12, shareOf(sprint._id));
    for (const [i, historia] of orden.entries())
      work(historia, daysOf(historia, sprint, i, orden.length, clock), creada);
  }
  for (const historia of lines.historias) {
    if (!placed.has(historia._id)) work(historia, [-6, -2], clock.at(-25, shareOf(historia._id)));
  }
  lines.historias = done.historias;
  lines.tareas = done.tareas;
  lines.historial = historial;
  lines.medidas = [];
  for (const [i, sprint] of sprints.entries()) measureSprint(lines, sprint, sprints[i + 1], pasado, clock);
  lines.comentarios.push(...comentariosOf(lines, pasado, clock));
}

/** When a sprint began and ended, from its planned days. */
function settle(sprint: Sprint, clock: Clock): void {
  const [first, last] = [clock.dayOf(sprint.fechaInicio), clock.dayOf(sprint.fechaFin)];
  sprint.createdAt = clock.at(first - 2);
  sprint.iniciado = clock.at(first, 0);
  sprint.cerrado = sprint.estado === 'completado' ? clock.at(last, 1) : null;
  sprint.updatedAt = sprint.cerrado ?? sprint.iniciado;
}

const comentariosOf = (lines: Lines, { comentarios }: Pasado, clock: Clock): Line<'comentarios'>[] =>
  comentarios.flatMap(({ tarea, de, dia, texto }, i) => {
    const sobre = lines.tareas.find(({ titulo }) => titulo === tarea);
    if (!sobre) return [];
    return [
      {
        _id: idOf(sobre._id, 'comentario', String(i)),
        entidad: 'tarea' as const,
        sobre: sobre._id,
        autor: `${de}@demo.es`,
        texto,
        menciones: [],
        createdAt: clock.at(dia, 0.6 + i / 20),
        editado: null,
      },
    ];
  });
