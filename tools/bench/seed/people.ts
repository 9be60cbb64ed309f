import { type Credentials, HttpUser } from '../../callers/http-user.ts';
import { idOf } from './ids.ts';

export const CONTRASENA = 'Banco-2026';

export interface People {
  baseUrl: string;
  users: HttpUser[];
  correos: string[];
  /** The team that everybody is a member of. */
  equipo: string;
}

/** Fills an empty product with one team of `count` people. */
export async function seedPeople(baseUrl: string, admin: Credentials, count: number): Promise<People> {
  const correos = Array.from({ length: count }, (_, n) => `persona${n}@banco.es`);
  const users: HttpUser[] = [];
  for (const correo of correos)
    users.push(
      await HttpUser.register(baseUrl, { nombre: `Persona ${correo}`, correo, contrasena: CONTRASENA }),
    );
  const root = await HttpUser.signIn(baseUrl, admin);
  const equipo = idOf('equipo', 1);
  const miembros = users.map(({ _id }) => _id);
  await root.insist('POST', '/api/equipos', { _id: equipo, nombre: 'Banco de pruebas', miembros });
  await root.close();
  return { baseUrl, users, correos, equipo };
}
