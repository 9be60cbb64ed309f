import type { Door } from '../door.ts';
import { ADMIN, register, signIn, type Person, type Role } from './people.ts';
import { growTree, type Tree } from './tree.ts';

/** One person for each role in a team, and what the team owns. */
export interface Scene {
  door: Door;
  people: Record<Exclude<Role, 'nobody'>, Person>;
  equipo: string;
  tree: Tree;
}

/** Creates a team with `teamAdmin` as its admin. */
export async function makeEquipo(door: Door, admin: Person, teamAdmin: Person, member: Person) {
  const body = {
    nombre: 'Equipo de ataque',
    miembros: [
      { usuario: teamAdmin._id, rol: 'admin' },
      { usuario: member._id, rol: 'miembro' },
    ],
  };
  const { equipo } = await door.must<{ equipo: { _id: string } }>('POST', '/api/equipos', admin.token, body);
  return equipo._id;
}

export async function setScene(door: Door): Promise<Scene> {
  const admin = await signIn(door, ADMIN.correo, ADMIN.contrasena);
  const outsider = await register(door, 'Ajena Fuera');
  const member = await register(door, 'Miembro Dentro');
  const teamAdmin = await register(door, 'Jefa del Equipo');
  const equipo = await makeEquipo(door, admin, teamAdmin, member);
  const tree = await growTree(door, teamAdmin, equipo);
  return { door, people: { outsider, member, teamAdmin, admin }, equipo, tree };
}

const DIGESTED = (tree: Tree): string[] => [
  `/api/proyectos/${tree.proyecto}`,
  `/api/epicas/proyecto/${tree.proyecto}`,
  `/api/historias/proyecto/${tree.proyecto}`,
  `/api/tareas/proyecto/${tree.proyecto}`,
  `/api/tareas/${tree.tarea}/comentarios`,
  `/api/sprints/proyecto/${tree.proyecto}`,
  `/api/tableros/${tree.tablero}`,
  `/api/mensajes/${tree.proyecto}/proyecto`,
];

async function digestNow({ door, people, equipo, tree }: Scene): Promise<string> {
  const paths = [...DIGESTED(tree), `/api/equipos/${equipo}`, '/api/usuarios/perfil'];
  const answers = await Promise.all(paths.map((path) => door.json('GET', path, people.teamAdmin.token)));
  return answers.map(({ status, text }) => `${status} ${text}`).join('\n');
}

const PAUSE_MS = 150;

/** Digest of everything a project shows, once all events have arrived; it differs if anything has changed. */
export async function digestOf(scene: Scene): Promise<string> {
  for (let before = await digestNow(scene); ;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const now = await digestNow(scene);
    if (now === before) return now;
    before = now;
  }
}
