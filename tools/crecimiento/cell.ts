import { HttpUser } from '../callers/http-user.ts';
import type { Product } from '../product/start-product.ts';
import { idOf } from '../bench/seed/ids.ts';
import { seedLongChat } from '../bench/seed/long-chat.ts';
import { openBoard } from '../bench/seed/open-board.ts';
import { inTurns } from './in-turns.ts';

export const ADMIN = { correo: 'admin@crecimiento.es', contrasena: 'Crecimiento-2026' };
const CONTRASENA = 'Crecimiento-2026';

/** What a cell is made of; a thousand of them are the installation that the product has to carry. */
export const CELL = { personas: 10, proyectos: 2, epicas: 10, historias: 100, tareas: 300, mensajes: 500 };

export const proyectoOf = (n: number): string => idOf('proyecto', n);
export const BOARD = { tablero: idOf('tablero', 1), sprint: idOf('sprint', 1), historias: 40 };

export const correoOf = (n: number): string => `persona-${n}@crecimiento.es`;
/** A member of the teams of many cells. */
export const VIAJERA = 'viajera@crecimiento.es';

export const signIn = (baseUrl: string, correo: string, contrasena = CONTRASENA): Promise<HttpUser> =>
  HttpUser.signIn(baseUrl, { correo, contrasena });

const register = (baseUrl: string, correo: string): Promise<HttpUser> =>
  HttpUser.register(baseUrl, { nombre: `Persona ${correo}`, correo, contrasena: CONTRASENA });

const ESTADOS = ['pendiente', 'en progreso', 'en revisión', 'completada', 'bloqueada'];

async function fillProyecto(p: number, users: HttpUser[]): Promise<void> {
  const [user] = users as [HttpUser];
  const proyecto = proyectoOf(p);
  const clave = `ZQ${'AB'[p]}`;
  await user.insist('POST', '/api/proyectos', {
    _id: proyecto,
    nombre: `Proyecto ${p}`,
    clave,
    equipo: idOf('equipo', 0),
  });
  const epicaOf = (n: number) => idOf('epica', p * CELL.epicas + (n % CELL.epicas));
  const historiaOf = (n: number) => idOf('historia', p * CELL.historias + (n % CELL.historias));
  await inTurns(CELL.epicas, (n) =>
    user.insist('POST', '/api/epicas', { _id: epicaOf(n), titulo: `Épica ${n}`, proyecto }),
  );
  await inTurns(CELL.historias, (n) =>
    users[n % users.length]!.insist('POST', '/api/historias', {
      _id: historiaOf(n),
      proyecto,
      epicaId: epicaOf(n),
      titulo: `Historia ${n} que pide la pantalla de pagos`,
      descripcion: 'Lo que hace falta, con un texto de largo corriente.',
      puntos: 1 + (n % 8),
    }),
  );
  await inTurns(CELL.tareas, (n) =>
    users[n % users.length]!.insist('POST', '/api/tareas', {
      _id: idOf('tarea', p * CELL.tareas + n),
      proyecto,
      historiaId: historiaOf(n),
      titulo: `Tarea ${n}`,
      estado: ESTADOS[n % ESTADOS.length],
      asignado: users[n % users.length]!._id,
    }),
  );
}

/** Fills the conversation of every project of the first cell. */
export async function talk(product: Product): Promise<void> {
  const user = await signIn(product.baseUrl, correoOf(0));
  for (let p = 0; p < CELL.proyectos; p += 1) await seedLongChat(product, user, proyectoOf(p), CELL.mensajes);
  await user.close();
}

/** Fills an empty product with the first cell; returns the ids of its people, who are others in every other cell. */
export async function seedCell(baseUrl: string): Promise<string[]> {
  const users: HttpUser[] = [];
  for (let n = 0; n < CELL.personas; n += 1) users.push(await register(baseUrl, correoOf(n)));
  const viajera = await register(baseUrl, VIAJERA);
  const root = await signIn(baseUrl, ADMIN.correo, ADMIN.contrasena);
  const miembros = [...users, viajera].map(({ _id }) => _id);
  await root.insist('POST', '/api/equipos', {
    _id: idOf('equipo', 0),
    nombre: 'Equipo de crecimiento',
    miembros,
  });
  for (let p = 0; p < CELL.proyectos; p += 1) await fillProyecto(p, users);
  await openBoard(users[0]!, {
    tablero: BOARD.tablero,
    sprint: BOARD.sprint,
    proyecto: proyectoOf(0),
    nombre: 'Sprint de crecimiento',
    historias: Array.from({ length: BOARD.historias }, (_, n) => idOf('historia', n)),
  });
  await Promise.all([...users, viajera, root].map((user) => user.close()));
  return users.map(({ _id }) => _id);
}
