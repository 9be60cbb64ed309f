import type { Evidence, Row } from './evidence.ts';
import { judgeFacts, type Verdict } from './verdict.ts';

const text = (value: unknown) => String(value ?? '');
const living = (row: Row) => row['eliminado'] === undefined || row['eliminado'] === false;
const idsOf = (rows: readonly Row[]) => new Set(rows.map(({ _id }) => text(_id)));

function orphans(nombre: string, children: Row[], campo: string, parents: Set<string>): Verdict {
  const wrong = children.filter((row) => !parents.has(text(row[campo])));
  return judgeFacts(
    nombre,
    children.length,
    wrong.map((row) => `${text(row._id)}: ${campo} ${text(row[campo])} no existe`),
  );
}

/** A conversation's messages are numbered without gaps, and the conversation knows the last number. */
function numbering(evidence: Evidence): Verdict {
  const messages = Map.groupBy(evidence.rows('mensajes', 'mensajes'), ({ chat }) => text(chat));
  const wrong = evidence.rows('mensajes', 'chats').filter((chat) => {
    const numbers = (messages.get(text(chat._id)) ?? []).map(({ secuencia }) => Number(secuencia));
    return chat['secuencia'] !== numbers.length || Math.max(0, ...numbers) !== numbers.length;
  });
  return judgeFacts(
    'conversaciones sin huecos',
    messages.size,
    wrong.map(({ _id, secuencia }) => `${text(_id)}: dice ${String(secuencia)}`),
  );
}

/** Nothing refers to deleted things, and counters match what they count. */
export function checkShape(evidence: Evidence): Verdict[] {
  const read = (collection: string) => evidence.rows('proyectos', collection).filter(living);
  const [proyectos, epicas, historias, tareas] = ['proyectos', 'epicas', 'historias', 'tareas'].map(read) as [
    Row[],
    Row[],
    Row[],
    Row[],
  ];
  const told = evidence.rows('proyectos', 'historial');
  const kept = ['epicas', 'historias', 'tareas'].flatMap((collection) =>
    evidence.rows('proyectos', collection).filter((row) => row['conservado'] !== undefined),
  );
  return [
    orphans('épicas con su proyecto', epicas, 'proyecto', idsOf(proyectos)),
    orphans('historias con su épica', historias, 'epica', idsOf(epicas)),
    orphans('tareas con su historia', tareas, 'historia', idsOf(historias)),
    orphans(
      'historial de lo que existe o está en la papelera',
      told,
      'sobre',
      idsOf([...epicas, ...historias, ...tareas, ...kept]),
    ),
    numbering(evidence),
  ];
}
