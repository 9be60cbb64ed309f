import type { Evidence, Row } from './evidence.ts';
import type { Ledger } from '../plan/ledger.ts';
import { judge, judgeFacts, type Bounds, type Verdict } from './verdict.ts';

const text = (value: unknown) => String(value ?? '');
const exactly = (times: number): Bounds => ({ least: times, most: times });

interface Asignada {
  _id: string;
  asignado: string | null;
}

function noticesOf(evidence: Evidence, regla: string, keyOf: (row: Row) => string): Map<string, Row[]> {
  const rows = evidence.rows('notificaciones', 'notificaciones').filter((row) => row['regla'] === regla);
  return Map.groupBy(rows, keyOf);
}

/** Every stored fact has passed each of its consumers, in the transaction that did the work. */
function inboxes(evidence: Evidence): Verdict {
  const wrong: string[] = [];
  let comprobados = 0;
  for (const { name, filter } of evidence.consumidores) {
    const servicio = name.split('-')[0]!;
    const handled = new Set(evidence.rows(servicio, 'inbox').map(({ _id }) => text(_id)));
    for (const { subject, cuerpo } of evidence.hechos) {
      if (subject !== filter) continue;
      comprobados += 1;
      if (!handled.has(`${name}:${cuerpo.id}`)) wrong.push(`${name}: ${cuerpo.id}`);
    }
  }
  return judgeFacts('hechos tratados por cada consumidor', comprobados, wrong);
}

/** The effects of events: nobody was notified twice, nobody was left out, and no message was discarded. */
export function checkEffects(ledger: Ledger, evidence: Evidence): Verdict[] {
  const mensajes = evidence.rows('mensajes', 'mensajes');
  const mentioned = new Map(ledger.of('mensaje').map(({ sobre, valor }) => [sobre, valor]));
  const mentions = noticesOf(evidence, 'mencion', (row) => text(row['causa']));
  const asignadas = evidence.hechos.filter(({ subject }) => subject.includes('.tarea.asignada.'));
  const assignments = noticesOf(evidence, 'tarea-asignada', (row) => text(row['causa']));
  const rowsOfHistory = Map.groupBy(
    evidence.rows('proyectos', 'historial').filter(({ campo }) => campo === 'asignado'),
    ({ sobre }) => text(sobre),
  );
  const factsByTask = Map.groupBy(asignadas, ({ cuerpo }) => (cuerpo.datos as Asignada)._id);
  const ids = Map.groupBy(evidence.hechos, ({ cuerpo }) => text(cuerpo.id));
  return [
    judge(
      'avisos de mención',
      new Map(mensajes.map((row) => [text(row._id), exactly(mentioned.get(text(row['clienteId'])) ? 1 : 0)])),
      (mensaje) => mentions.get(mensaje)?.length ?? 0,
    ),
    judge(
      'avisos de tarea asignada',
      new Map(
        asignadas.map(({ cuerpo }) => [
          text(cuerpo.id),
          exactly((cuerpo.datos as Asignada).asignado ? 1 : 0),
        ]),
      ),
      (hecho) => assignments.get(hecho)?.length ?? 0,
    ),
    judge(
      'hechos de asignación',
      new Map([...rowsOfHistory].map(([tarea, rows]) => [tarea, exactly(rows.length)])),
      (tarea) => factsByTask.get(tarea)?.length ?? 0,
    ),
    judge(
      'hechos sin repetir',
      new Map([...ids.keys()].map((id) => [id, exactly(1)])),
      (id) => ids.get(id)!.length,
    ),
    inboxes(evidence),
    judgeFacts(
      'mensajes fallidos',
      evidence.hechos.length,
      evidence.muertos.map(({ subject, cuerpo }) => `${subject} ${JSON.stringify(cuerpo).slice(0, 120)}`),
    ),
  ];
}
