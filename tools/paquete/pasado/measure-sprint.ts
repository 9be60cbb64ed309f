import { idOf } from '../../demo/ids.ts';
import type { Pasado } from '../../demo/pasado.ts';
import type { Line } from '@pmp/paquete';
import type { Clock } from './clock.ts';
import type { Lines } from './lines-of.ts';

type Sprint = Line<'sprints'>;
type Historia = Line<'historias'>;

interface Suceso {
  fecha: string;
  motivo: Line<'medidas'>['motivo'];
  change(points: Map<string, number>, done: Set<string>): void;
}

const sum = (points: ReadonlyMap<string, number>, only?: ReadonlySet<string>): number =>
  [...points].reduce((total, [id, p]) => (only && !only.has(id) ? total : total + p), 0);

/** The measurements that the service would have taken, and what the sprint was begun and finished with. */
export function measureSprint(
  lines: Lines,
  sprint: Sprint,
  next: Sprint | undefined,
  pasado: Pasado,
  clock: Clock,
): void {
  const data = pasado.sprints.find(({ nombre }) => nombre === sprint.nombre);
  const reestimada = sprint.estado === 'en progreso' ? pasado.reestimada : data?.reestimada;
  const byId = new Map(lines.historias.map((historia) => [historia._id, historia]));
  const suyas = sprint.historias.flatMap((id) => byId.get(id) ?? []);
  const sobra = lines.historias.find(({ titulo }) => titulo === data?.sobra);
  const inicial = new Map([...suyas, ...(sobra ? [sobra] : [])].map(({ _id, puntos }) => [_id, puntos]));
  const sucesos: Suceso[] = [];

  const changed = suyas.find(({ titulo }) => titulo === reestimada?.titulo);
  if (changed && reestimada) {
    const { antes, dia } = reestimada;
    inicial.set(changed._id, antes);
    const fecha = clock.at(dia, 0.35);
    sucesos.push({ fecha, motivo: 'puntos', change: (points) => points.set(changed._id, changed.puntos) });
    lines.historial.push(puntosRow(changed, antes, fecha, lines.proyecto[0]!.creador!));
  }
  for (const historia of suyas) {
    if (historia.estado !== 'completada') continue;
    // Stories left over by an earlier sprint were not done in it.
    sucesos.push({
      fecha: historia.updatedAt,
      motivo: 'puntos',
      change: (_points, done) => done.add(historia._id),
    });
  }
  if (sobra && next && sprint.cerrado) {
    const fecha = sprint.cerrado;
    sucesos.push({ fecha, motivo: 'traslado', change: (points) => points.delete(sobra._id) });
    sprint.traslados = [
      {
        fecha,
        autor: sprint.creador,
        destino: { _id: next._id, nombre: next.nombre },
        historias: [{ _id: sobra._id, titulo: sobra.titulo }],
      },
    ];
  }

  const points = new Map(inicial);
  const done = new Set<string>();
  const measured = (fecha: string, motivo: Suceso['motivo'], n: number): Line<'medidas'> => ({
    _id: idOf(sprint._id, 'medida', String(n)),
    sprint: sprint._id,
    fecha,
    alcance: sum(points),
    completados: sum(points, done),
    motivo,
  });
  lines.medidas.push(measured(sprint.iniciado!, 'puntos', 0));
  for (const [i, { fecha, motivo, change }] of sucesos
    .toSorted((a, b) => a.fecha.localeCompare(b.fecha))
    .entries()) {
    change(points, done);
    lines.medidas.push(measured(fecha, motivo, i + 1));
  }
  sprint.compromiso = { puntos: sum(inicial), historias: inicial.size };
  sprint.resultado = sprint.cerrado ? { puntos: sum(points, done), historias: done.size } : null;
}

function puntosRow(historia: Historia, antes: number, fecha: string, autor: string): Line<'historial'> {
  if (fecha > historia.updatedAt) historia.updatedAt = fecha;
  return {
    _id: idOf(historia._id, 'historial', 'puntos'),
    sobre: historia._id,
    autor,
    accion: 'actualizado',
    campo: 'puntos',
    de: antes,
    a: historia.puntos,
    createdAt: fecha,
  };
}
