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
  return [
    ...checkExistence(ledger, evidence),
    ...checkHistory(ledger, evidence),
    ...checkLastValues(ledger, evidence),
  ];
}

const byId = (row: Row) => [text(row._id), row] as const;

const livingIn = (evidence: Evidence, collection: string): Map<string, Row> =>
  new Map(evidence.rows('proyectos', collection).filter(living).map(byId));

function checkExistence(ledger: Ledger, evidence: Evidence): Verdict[] {
  const historias = livingIn(evidence, 'historias');
  const tareas = livingIn(evidence, 'tareas');
  const mensajes = Map.groupBy(evidence.rows('mensajes', 'mensajes'), (row) => text(row['clienteId']));
  return [
    judge('historias creadas', existenceOf(ledger, 'historia'), (id) => (historias.has(id) ? 1 : 0)),
    judge('tareas creadas', existenceOf(ledger, 'tarea'), (id) => (tareas.has(id) ? 1 : 0)),
    judge(
      'mensajes enviados',
      new Map(ledger.of('mensaje').map((asked) => [asked.sobre, boundsOf([asked])])),
      (clienteId) => mensajes.get(clienteId)?.length ?? 0,
    ),
  ];
}

/** Only things that were certainly not deleted must still have their history. */
function certainOf(ledger: Ledger, clase: Clase): ReturnType<Ledger['of']> {
  const { gone, perhaps } = deletionsOf(ledger);
  return ledger.of(clase).filter(({ sobre }) => !gone.has(sobre) && !perhaps.has(sobre));
}

const bySubject = (ledger: Ledger, clase: Clase) =>
  Map.groupBy(certainOf(ledger, clase), ({ sobre }) => sobre);

function checkHistory(ledger: Ledger, evidence: Evidence): Verdict[] {
  const historial = evidence.rows('proyectos', 'historial');
  const changes = (campo: string, by: 'a' | 'sobre') => {
    const found = Map.groupBy(
      historial.filter((row) => row['campo'] === campo),
      (row) => text(row[by]),
    );
    return (key: string) => found.get(key)?.length ?? 0;
  };
  const boundsBySubject = (clase: Clase) =>
    new Map([...bySubject(ledger, clase)].map(([sobre, asked]) => [sobre, boundsOf(asked)]));
  const titles = certainOf(ledger, 'edicion').map((asked) => [asked.valor, boundsOf([asked])] as const);
  return [
    judge('ediciones, en el historial', new Map(titles), changes('titulo', 'a')),
    judge('movimientos, en el historial', boundsBySubject('movimiento'), changes('estado', 'sobre')),
    judge('asignaciones, en el historial', boundsBySubject('asignacion'), changes('asignado', 'sobre')),
  ];
}

function checkLastValues(ledger: Ledger, evidence: Evidence): Verdict[] {
  const historias = livingIn(evidence, 'historias');
  const firstTitles = new Map(ledger.of('historia').map(({ sobre, valor }) => [sobre, valor]));
  const last = (
    what: string,
    clase: Clase,
    found: Map<string, Row>,
    campo: string,
    before: (sobre: string) => string,
  ): Verdict => {
    const asked = bySubject(ledger, clase);
    const wrong = [...asked].flatMap(([sobre, changes]) => {
      const value = text(found.get(sobre)?.[campo]);
      return lastValues(changes, before(sobre)).has(value) ? [] : [`${sobre}: ${campo} «${value}»`];
    });
    return judgeFacts(what, asked.size, wrong);
  };
  return [
    last('último título', 'edicion', historias, 'titulo', (id) => firstTitles.get(id) ?? ''),
    last('última columna', 'movimiento', historias, 'estado', () => FIRST_ESTADO),
    last('última persona', 'asignacion', livingIn(evidence, 'tareas'), 'asignado', () => ''),
  ];
}
