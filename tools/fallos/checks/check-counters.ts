import { request } from 'undici';
import type { Evidence } from './evidence.ts';
import { judgeFacts, type Verdict } from './verdict.ts';

interface Asker {
  _id: string;
  token: string;
}

interface Tablero {
  columnas: { historias: { _id: string; estado: string; titulo: string }[] }[];
  sprint: { _id: string } | null;
}

interface Resumen {
  estadisticas: { tareasPendientes: number; tareasCompletadas: number };
}

async function get<T>(baseUrl: string, { token }: Asker, path: string): Promise<T> {
  const reply = await request(`${baseUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode}`);
  return (await reply.body.json()) as T;
}

async function notices(baseUrl: string, people: readonly Asker[], evidence: Evidence): Promise<Verdict> {
  const wrong: string[] = [];
  const rows = evidence.rows('notificaciones', 'notificaciones');
  for (const person of people) {
    const { contador } = await get<{ contador: number }>(baseUrl, person, '/notificaciones/contador');
    const unread = rows.filter(
      (row) => String(row['usuario']) === person._id && row['leida'] === false && !row['eliminada'],
    );
    if (contador !== unread.length) wrong.push(`${person._id}: ${contador}, hay ${unread.length}`);
  }
  return judgeFacts('contadores de avisos', people.length, wrong);
}

async function chats(baseUrl: string, people: readonly Asker[], evidence: Evidence): Promise<Verdict> {
  const wrong: string[] = [];
  for (const person of people) {
    const reply = await get<{ chats: { _id: string; tipo: string; noLeidos: number }[] }>(
      baseUrl,
      person,
      '/mensajes/chats',
    );
    for (const { _id, tipo, noLeidos } of reply.chats) {
      const chat = `${tipo}.${_id}`;
      const read = evidence
        .rows('mensajes', 'lecturas')
        .find((row) => row['chat'] === chat && row['persona'] === person._id);
      const unread = evidence
        .rows('mensajes', 'mensajes')
        .filter(
          (row) =>
            row['chat'] === chat &&
            row['emisor'] !== person._id &&
            Number(row['secuencia']) > Number(read?.['secuencia'] ?? 0),
        );
      if (noLeidos !== unread.length) wrong.push(`${person._id} ${chat}: ${noLeidos}, hay ${unread.length}`);
    }
  }
  return judgeFacts('contadores de mensajes sin leer', people.length, wrong);
}

/** The board shows the sprint's stories, each one as its owner has it. */
async function board(baseUrl: string, person: Asker, tablero: string, evidence: Evidence): Promise<Verdict> {
  const { columnas, sprint } = await get<Tablero>(baseUrl, person, `/tableros/${tablero}`);
  const shown = columnas.flatMap(({ historias }) => historias);
  const row = evidence.rows('sprints', 'sprints').find(({ _id }) => String(_id) === sprint?._id);
  const listed = (row?.['historias'] ?? []) as string[];
  const owned = new Map(
    evidence.rows('proyectos', 'historias').map((historia) => [String(historia._id), historia]),
  );
  const wrong = shown
    .filter(({ _id, estado, titulo }) => {
      const historia = owned.get(_id);
      return historia?.['estado'] !== estado || historia['titulo'] !== titulo;
    })
    .map(({ _id }) => `${_id}: el tablero no la enseña como es`);
  if (shown.length !== listed.length) wrong.push(`el tablero enseña ${shown.length} de ${listed.length}`);
  return judgeFacts('tablero igual al sprint y a sus historias', listed.length, wrong);
}

async function summary(baseUrl: string, person: Asker, evidence: Evidence): Promise<Verdict> {
  const reply = await get<Resumen>(baseUrl, person, '/proyectos/resumen');
  const tareas = evidence.rows('proyectos', 'tareas').filter((row) => row['eliminado'] === undefined);
  const done = tareas.filter(({ estado }) => estado === 'completada').length;
  const { tareasCompletadas, tareasPendientes } = reply.estadisticas;
  const wrong =
    tareasCompletadas === done && tareasPendientes === tareas.length - done
      ? []
      : [`${tareasPendientes} pendientes y ${tareasCompletadas} completadas de ${tareas.length}`];
  return judgeFacts('panel general', tareas.length, wrong);
}

/** Compares what the product answers with what its databases contain. */
export const checkCounters = async (
  baseUrl: string,
  people: readonly Asker[],
  tablero: string,
  evidence: Evidence,
): Promise<Verdict[]> => [
  await notices(baseUrl, people, evidence),
  await chats(baseUrl, people, evidence),
  await board(baseUrl, people[0]!, tablero, evidence),
  await summary(baseUrl, people[0]!, evidence),
];
