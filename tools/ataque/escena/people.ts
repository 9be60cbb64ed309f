import type { Door } from '../door.ts';

export const ROLES = ['nobody', 'outsider', 'member', 'teamAdmin', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  _id: string;
  nombre: string;
  correo: string;
  token: string;
}

export const CONTRASENA = 'Ataque-2026';
export const ADMIN = { correo: 'admin@ataque.es', contrasena: 'Admin-2026' };

interface Session {
  token: string;
  usuario: { _id: string; nombre: string; correo: string };
}

const personOf = ({ token, usuario }: Session): Person => ({ ...usuario, token });

let registered = 0;

/** Registers a new account; `nombre` matters only to some attacks. */
export async function register(door: Door, nombre = 'Persona de Prueba'): Promise<Person> {
  const correo = `persona-${(registered += 1)}-${Date.now()}@ataque.es`;
  const body = { nombre, correo, contraseña: CONTRASENA };
  return personOf(await door.must<Session>('POST', '/api/usuarios/register', null, body));
}

/** Opens another session for an existing account. */
export async function signIn(door: Door, correo: string, contrasena = CONTRASENA): Promise<Person> {
  const body = { correo, contraseña: contrasena };
  return personOf(await door.must<Session>('POST', '/api/usuarios/login', null, body));
}
