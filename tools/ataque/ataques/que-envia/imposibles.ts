import type { Answer } from '../../door.ts';
import { faultsOf } from '../../judge.ts';
import type { Target } from '../../target.ts';

const DAYS = ['2026-02-30', '2026-02-29', '2026-04-31', '2026-13-01', '0000-01-01', '99999-01-01'];

const GROUPS = 58;
/** `-(a0 -(a1 o -(a2 …`: short, and deeper than a database takes. */
const nestedQuery = (): string => {
  const opened = Array.from({ length: GROUPS }, (_, i) => `-(a${i} ${i % 2 ? 'o ' : ''}`).join('');
  return `${opened}a${')'.repeat(GROUPS)}`;
};

/** Asks for what cannot be: each is refused, with the name of what is wrong, and changes nothing. */
export async function askImpossible(target: Target): Promise<void> {
  await giveDays(target);
  await nest(target);
  await fillColumn(target);
}

const refused = ({ findings }: Target, what: string, answer: Answer, campo?: string): void => {
  const errores =
    answer.status === 400
      ? ((JSON.parse(answer.text) as { errores?: { campo: string }[] }).errores ?? [])
      : [];
  const named = campo === undefined || errores.some((error) => error.campo === campo);
  findings.check(answer.status === 400 && named, `${what}: ${answer.status}`, answer.text.slice(0, 300));
};

async function giveDays(target: Target): Promise<void> {
  const { door, own } = target;
  const { token } = own.people.member;
  const { proyecto, epica, historia, tarea } = own.tree;
  const sprint = { nombre: 'X', proyecto, fechaInicio: '2026-01-01', fechaFin: '2026-12-31' };
  for (const dia of DAYS) {
    const places: [method: string, path: string, body: object, campo: string][] = [
      [
        'POST',
        '/api/tareas',
        { titulo: 'X', proyecto, historiaId: historia, fechaLimite: dia },
        'fechaLimite',
      ],
      ['PUT', `/api/tareas/${tarea}`, { fechaLimite: dia }, 'fechaLimite'],
      ['PUT', `/api/historias/${historia}`, { inicio: dia }, 'inicio'],
      ['PUT', `/api/epicas/${epica}`, { fin: dia }, 'fin'],
      ['POST', '/api/sprints', { ...sprint, fechaFin: dia }, 'fechaFin'],
      ['PUT', `/api/proyectos/${proyecto}`, { fechaFin: dia }, 'fechaFin'],
    ];
    for (const [method, path, body, campo] of places)
      refused(
        target,
        `${method} ${path} con el día ${dia}`,
        await door.json(method, path, token, body),
        campo,
      );
  }
}

async function nest(target: Target): Promise<void> {
  const { door, own, findings } = target;
  const { token } = own.people.member;
  const q = nestedQuery();
  const path = `/api/elementos?q=${encodeURIComponent(q)}`;
  refused(target, 'una consulta de muchos grupos', await door.json('GET', path, token), 'q');
  const vista = { nombre: 'Honda', consulta: q, ambito: 'proyecto', proyecto: own.tree.proyecto };
  refused(
    target,
    'una vista que no se puede contestar',
    await door.json('POST', '/api/vistas', token, vista),
  );
  const lists = '['.repeat(100_000);
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"buscar","arguments":{"q":${lists}`;
  for (const at of ['/api/mcp', '/api/tareas']) {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const answer = await door.send({ method: 'POST', path: at, token, headers, body });
    const faults = faultsOf(answer, { jsonRpc: at === '/api/mcp' });
    findings.check(
      answer.status === 400 && !faults.length,
      `${at} con listas sin fin: ${answer.status} ${faults.join()}`,
    );
  }
}

interface Tablero {
  tablero: { version: number };
  columnas: { _id: string; nombre: string; estado: string; historias: { _id: string }[] }[];
}

/** A column that takes one card, and every way that a person has of changing a state. */
async function fillColumn(target: Target): Promise<void> {
  const { door, own, findings } = target;
  const { token } = own.people.teamAdmin;
  const { tablero, historia, proyecto, epica } = own.tree;
  const path = `/api/tableros/${tablero}`;
  const board = await door.must<Tablero>('GET', path, token);
  const limited = board.columnas.find(({ estado }) => estado === 'en progreso')!;
  const columnas = board.columnas.map(({ _id, nombre, estado }) => ({
    ...{ _id, nombre, estado },
    limite: _id === limited._id ? { maximo: 1, por: 'tarjetas', modo: 'impide' } : null,
  }));
  await door.must('PUT', `${path}/columnas`, token, { version: board.tablero.version, columnas });
  await door.must('PUT', `/api/historias/${historia}`, token, { estado: 'en progreso' });
  const { sprint } = own.tree;
  const { historia: otra } = await door.must<{ historia: { _id: string } }>('POST', '/api/historias', token, {
    ...{ titulo: 'Una más', proyecto, epicaId: epica },
  });
  await door.must('POST', `/api/sprints/${sprint}/alcance`, token, { anadir: [otra._id] });
  const ways: [string, Promise<Answer>][] = [
    [
      'el tablero',
      door.json('PUT', `/api/tableros/mover-historia/${otra._id}`, token, { columnaDestinoId: limited._id }),
    ],
    ['PUT', door.json('PUT', `/api/historias/${otra._id}`, token, { estado: 'en progreso' })],
    [
      'lote',
      door.json('PUT', '/api/historias/lote', token, { ids: [otra._id], cambios: { estado: 'en progreso' } }),
    ],
  ];
  for (const [way, asked] of ways) {
    const { status, text } = await asked;
    findings.check(status === 409, `una columna llena admite otra por ${way}: ${status}`, text.slice(0, 300));
  }
  const now = await door.must<Tablero>('GET', path, token);
  const cards = now.columnas.find(({ _id }) => _id === limited._id)!.historias;
  findings.check(cards.length <= 1, `una columna de una tarjeta tiene ${cards.length}`);
}
