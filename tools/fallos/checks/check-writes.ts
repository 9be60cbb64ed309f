import type { Evidence, Row } from './evidence.ts';
import type { Clase, Ledger } from '../plan/ledger.ts';
import {
  boundsOf,
  deletionsOf,
  existenceOf,
  judge,
  judgeFacts,
  lastValues,
  type Verdict,
} from './verdict.ts';

const living = (row: Row) => row['eliminado'] === undefined;
const text = (value: unknown) => String(value ?? '');
const FIRST_ESTADO = 'pendiente';

/** Every acknowledged write exists once, every uncertain one at most once, and no rejected one. */
export function checkWrites(ledger: Ledger, evidence: Evidence): Verdict[] {
  const historias = new Map(evidence.rows('proyectos', 'historias').filter(living).map(byId));
  const tareas = new Map(evidence.rows('proyectos', 'tareas').filter(living).map(byId));
  const historial = evidence.rows('proyectos', 'historial');
  const mensajes = Map.groupBy(evidence.rows('mensajes', 'mensajes'), (row) => text(row['clienteId']));
  const { gone, perhaps } = deletionsOf(ledger);
  /** Only things that were certainly not deleted must still have their history. */
  const certain = (sobre: string) => !gone.has(sobre) && !perhaps.has(sobre);

  const changes = (campo: string, keyOf: (row: Row) => string) =>
    Map.groupBy(
      historial.filter((row) => row['campo'] === campo),
      keyOf,
    );
  const titles = changes('titulo', (row) => text(row['a']));
  const estados = changes('estado', (row) => text(row['sobre']));
  const asignados = changes('asignado', (row) => text(row['sobre']));
  const firstTitles = new Map(ledger.of('historia').map(({ sobre, valor }) => [sobre, valor]));
  const bySubject = (clase: Clase) =>
    Map.groupBy(
      ledger.of(clase).filter(({ sobre }) => certain(sobre)),
      ({ sobre }) => sobre,
    );
  const boundsBySubject = (clase: Clase) =>
    new Map([...bySubject(clase)].map(([sobre, asked]) => [sobre, boundsOf(asked)]));

  const wrongValue = (
    clase: Clase,
    found: Map<string, Row>,
    campo: string,
    before: (sobre: string) => string,
  ): string[] =>
    [...bySubject(clase)].flatMap(([sobre, asked]) => {
      const allowed = lastValues(asked, before(sobre));
      const value = text(found.get(sobre)?.[campo]);
      return allowed.has(value) ? [] : [`${sobre}: ${campo} «${value}»`];
    });

  return [
    judge('historias creadas', existenceOf(ledger, 'historia'), (id) => (historias.has(id) ? 1 : 0)),
    judge('tareas creadas', existenceOf(ledger, 'tarea'), (id) => (tareas.has(id) ? 1 : 0)),
    judge(
      'mensajes enviados',
      new Map(ledger.of('mensaje').map((asked) => [asked.sobre, boundsOf([asked])])),
      (clienteId) => mensajes.get(clienteId)?.length ?? 0,
    ),
    judge(
      'ediciones, en el historial',
      new Map(
        ledger
          .of('edicion')
          .filter(({ sobre }) => certain(sobre))
          .map((asked) => [asked.valor, boundsOf([asked])]),
      ),
      (titulo) => titles.get(titulo)?.length ?? 0,
    ),
    judge(
      'movimientos, en el historial',
      boundsBySubject('movimiento'),
      (id) => estados.get(id)?.length ?? 0,
    ),
    judge(
      'asignaciones, en el historial',
      boundsBySubject('asignacion'),
      (id) => asignados.get(id)?.length ?? 0,
    ),
    judgeFacts(
      'último título',
      bySubject('edicion').size,
      wrongValue('edicion', historias, 'titulo', (id) => firstTitles.get(id) ?? ''),
    ),
    judgeFacts(
      'última columna',
      bySubject('movimiento').size,
      wrongValue('movimiento', historias, 'estado', () => FIRST_ESTADO),
    ),
    judgeFacts(
      'última persona',
      bySubject('asignacion').size,
      wrongValue('asignacion', tareas, 'asignado', () => ''),
    ),
  ];
}

const byId = (row: Row) => [text(row._id), row] as const;
