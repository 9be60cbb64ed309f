import { HttpUser } from '../http-user.ts';
import { idOf } from './ids.ts';

export const CONTRASENA = 'Banco-2026';

export interface People {
  baseUrl: string;
  users: HttpUser[];
  correos: string[];
  /** The team that everybody is a member of. */
  equipo: string;
}

async function register(baseUrl: string, correo: string): Promise<HttpUser> {
  const user = new HttpUser(baseUrl);
  const reply = await user.expect(201, 'POST', '/api/usuarios/register', {
    nombre: `Persona ${correo}`,
    correo,
    contraseña: CONTRASENA,
  });
  const session = reply.json<{ token: string; usuario: { _id: string } }>();
  user.token = session.token;
  user._id = session.usuario._id;
  return user;
}

/** Fills an empty product with one team of `count` people. */
export async function seedPeople(
  baseUrl: string,
  admin: { correo: string; contrasena: string },
  count: number,
): Promise<People> {
  const correos = Array.from({ length: count }, (_, n) => `persona${n}@banco.es`);
  const users: HttpUser[] = [];
  for (const correo of correos) users.push(await register(baseUrl, correo));
  const root = new HttpUser(baseUrl);
  const credentials = { correo: admin.correo, contraseña: admin.contrasena };
  root.token = (await root.expect(200, 'POST', '/api/usuarios/login', credentials)).json<{
    token: string;
  }>().token;
  const equipo = idOf('equipo', 1);
  const miembros = users.map(({ _id }) => _id);
  await root.insist('POST', '/api/equipos', { _id: equipo, nombre: 'Banco de pruebas', miembros });
  await root.close();
  return { baseUrl, users, correos, equipo };
}
