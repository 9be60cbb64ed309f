import { type Credentials, HttpUser } from '../callers/http-user.ts';
import { openBoard } from '../bench/seed/open-board.ts';

const TEAM_SIZE = 30;
const STORIES = 40;
const EPICS = 4;
const CONTRASENA = 'Carga-2026';

export interface Member {
  _id: string;
  token: string;
}

/** A team at work: its people, a project with a backlog, and the board of a sprint in progress. */
export interface Team {
  equipo: string;
  proyecto: string;
  epicas: string[];
  historias: string[];
  tablero: string;
  columnas: string[];
  members: Member[];
}

const KINDS = ['equipo', 'proyecto', 'epica', 'historia', 'sprint', 'tablero'] as const;
const idOf = (kind: (typeof KINDS)[number], team: number, n = 0) =>
  `c${KINDS.indexOf(kind)}${team.toString(16).padStart(6, '0')}${n.toString(16).padStart(16, '0')}`;
const range = (count: number) => Array.from({ length: count }, (_, n) => n);

async function register(baseUrl: string, n: number): Promise<Member> {
  const account = { nombre: `Persona ${n}`, correo: `persona${n}@carga.es`, contrasena: CONTRASENA };
  const user = await HttpUser.register(baseUrl, account);
  await user.close();
  return { _id: user._id, token: user.token };
}

async function makeTeam(baseUrl: string, admin: HttpUser, n: number, members: Member[]): Promise<Team> {
  const equipo = idOf('equipo', n);
  const miembros = members.map(({ _id }) => _id);
  await admin.insist('POST', '/api/equipos', { _id: equipo, nombre: `Equipo ${n + 1}`, miembros });
  const user = new HttpUser(baseUrl);
  user.token = members[0]!.token;
  const proyecto = idOf('proyecto', n);
  const body = { _id: proyecto, nombre: `Proyecto ${n + 1}`, clave: `CARGA${n}`, equipo };
  await user.insist('POST', '/api/proyectos', body);
  const epicas = range(EPICS).map((e) => idOf('epica', n, e));
  for (const [e, _id] of epicas.entries())
    await user.insist('POST', '/api/epicas', { _id, titulo: `Épica ${e + 1}`, proyecto });
  const historias = range(STORIES).map((h) => idOf('historia', n, h));
  for (const [h, _id] of historias.entries()) {
    const epicaId = epicas[h % EPICS];
    await user.insist('POST', '/api/historias', { _id, titulo: `Historia ${h + 1}`, proyecto, epicaId });
  }
  const tablero = idOf('tablero', n);
  const sprint = { sprint: idOf('sprint', n), nombre: 'Sprint de la carga', historias };
  const opened = await openBoard(user, { tablero, proyecto, ...sprint });
  const columnas = opened.map(({ _id }) => _id);
  await user.close();
  return { equipo, proyecto, epicas, historias, tablero, columnas, members };
}

/** Creates `people` in teams of thirty, each team with a project. */
export async function makeCompany(
  baseUrl: string,
  credentials: Credentials,
  people: number,
): Promise<Team[]> {
  const members: Member[] = [];
  for (const n of range(people)) members.push(await register(baseUrl, n));
  const admin = await HttpUser.signIn(baseUrl, credentials);
  const teams: Team[] = [];
  for (const n of range(Math.ceil(people / TEAM_SIZE))) {
    const own = members.slice(n * TEAM_SIZE, (n + 1) * TEAM_SIZE);
    teams.push(await makeTeam(baseUrl, admin, n, own));
  }
  await admin.close();
  return teams;
}
