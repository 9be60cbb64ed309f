import type { HttpUser } from '../../callers/http-user.ts';
import { idOf } from '../../bench/seed/ids.ts';
import { openBoard } from '../../bench/seed/open-board.ts';
import { type People, seedPeople } from '../../bench/seed/people.ts';

/** A story and the two columns between which it is moved. */
export interface Card {
  proyecto: string;
  historia: string;
  columnas: string[];
}

export interface Workspace extends People {
  /** One of each project. */
  cards: Card[];
}

async function seedCard(user: HttpUser, equipo: string, n: number): Promise<Card> {
  const [proyecto, epica, historia] = [idOf('proyecto', n), idOf('epica', n), idOf('historia', n)];
  await user.insist('POST', '/api/proyectos', {
    _id: proyecto,
    nombre: `Proyecto ${n}`,
    clave: `P${n}X`,
    equipo,
  });
  await user.insist('POST', '/api/epicas', { _id: epica, titulo: 'Épica', proyecto });
  await user.insist('POST', '/api/historias', {
    _id: historia,
    titulo: 'Historia',
    proyecto,
    epicaId: epica,
  });
  const [tablero, sprint] = [idOf('tablero', n), idOf('sprint', n)];
  const columnas = await openBoard(user, {
    tablero,
    sprint,
    proyecto,
    nombre: 'Sprint',
    historias: [historia],
  });
  return { proyecto, historia, columnas: columnas.slice(0, 2).map(({ _id }) => _id) };
}

/** A team of `people` with so many projects, each with a board on which one story can be moved to and fro. */
export async function seedProjects(
  baseUrl: string,
  admin: { correo: string; contrasena: string },
  people: number,
  projects: number,
): Promise<Workspace> {
  const team = await seedPeople(baseUrl, admin, people);
  const cards: Card[] = [];
  for (let n = 0; n < projects; n += 1) cards.push(await seedCard(team.users[0]!, team.equipo, n));
  return { ...team, cards };
}
