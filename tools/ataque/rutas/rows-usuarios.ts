import { CONTRASENA, register, signIn } from '../escena/people.ts';
import { makeEquipo } from '../escena/scene.ts';
import { accessAsked, REDIRECT } from '../escena/access.ts';
import { makeToken } from '../escena/token.ts';
import { admins, all, make, shared, signedIn, teamAdmins, type Cell, type Rows } from './row.ts';

const newAccount = async ({ scene }: Cell) => `/api/usuarios/${(await register(scene.door))._id}`;

/** The path of a link with which a new person sets a password; its last segment is the token. */
async function linkToken({ scene }: Cell): Promise<string> {
  const { _id } = await register(scene.door);
  const path = `/api/usuarios/${_id}/enlace-contrasena`;
  const reply = await scene.door.must('POST', path, scene.people.admin.token);
  const [token] = /[\w-]{43}/.exec(JSON.stringify(reply)) ?? [];
  return token!;
}

async function ownSession({ scene, caller }: Cell): Promise<string> {
  const person = caller ?? scene.people.member;
  await signIn(scene.door, person.correo);
  for (;;) {
    const { sesiones } = await scene.door.must<{ sesiones: { _id: string; actual?: boolean }[] }>(
      'GET',
      '/api/usuarios/sesiones',
      person.token,
    );
    const other = sesiones.find(({ actual }) => !actual);
    if (other) return `/api/usuarios/sesiones/${other._id}`;
  }
}

/** Smaller than any drawing: one grey pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

async function onePicture({ scene: { door } }: Cell): Promise<string> {
  const { token } = await register(door);
  type Reply = { usuario: { avatar: string } };
  return (await door.must<Reply>('PUT', '/api/usuarios/perfil', token, { avatar: PIXEL })).usuario.avatar;
}

const newBot = (cell: Cell) =>
  make(cell, '/api/usuarios/bots', 'bot', { nombre: 'Robot' }, cell.scene.people.admin);

const newBotToken = async (cell: Cell) => {
  const body = { nombre: 'CI', alcance: 'leer' };
  return make(cell, `${await newBot(cell)}/tokens`, 'token', body, cell.scene.people.admin);
};

/** A token of whoever calls; returns its route. */
async function newOwnToken({ scene: { door }, caller }: Cell): Promise<string> {
  const { token } = caller ?? (await register(door));
  return `/api/tokens/${(await makeToken(door, token, { alcance: 'leer' }))._id}`;
}

/** A team with the people of the scene but without projects, so that it can be deleted. */
async function emptyTeam({ scene: { door, people } }: Cell): Promise<string> {
  const { admin, teamAdmin, member } = people;
  return `/api/equipos/${await makeEquipo(door, admin, teamAdmin, member)}`;
}

const invitation = (cell: Cell) => {
  const body = { correo: `i${Math.random()}@ataque.es` };
  return make(cell, '/api/usuarios/invitaciones', 'invitacion', body, cell.scene.people.admin);
};

export const ROWS_USUARIOS: Rows = {
  'POST /api/usuarios/register': {
    statuses: all(201),
    body: () => ({ nombre: 'Nueva', correo: `n${Math.random()}@ataque.es`, contraseña: CONTRASENA }),
  },
  /** Registration is open: no links are sent for it. */
  'POST /api/usuarios/register/enlace': {
    statuses: all(403),
    body: () => ({ correo: 'nadie@ataque.es' }),
  },
  'POST /api/usuarios/login': {
    statuses: all(200),
    body: ({ scene }) => ({ correo: scene.people.member.correo, contraseña: CONTRASENA }),
  },
  'GET /api/usuarios': { statuses: signedIn() },
  'POST /api/usuarios': {
    statuses: admins(201),
    body: () => ({ nombre: 'Nueva', correo: `c${Math.random()}@ataque.es` }),
  },
  'GET /api/usuarios/administracion': { statuses: signedIn() },
  /** Whoever has a team, or can make one, needs to ask nobody. */
  'POST /api/usuarios/pedir-equipo': { statuses: [401, 200, 409, 409, 409] },
  'PUT /api/usuarios/{id}': {
    statuses: admins(),
    path: newAccount,
    body: () => ({ estado: 'inactivo' }),
  },
  'GET /api/usuarios/sesiones': { statuses: signedIn() },
  'POST /api/usuarios/sesiones/cerrar-demas': { statuses: signedIn(), asNewcomer: true },
  'DELETE /api/usuarios/sesiones/{id}': { statuses: signedIn(), path: ownSession, asNewcomer: true },
  /** 503: without a mail server no link can be sent. */
  'POST /api/usuarios/contrasena/olvido': {
    statuses: all(503),
    body: () => ({ correo: 'nadie@ataque.es' }),
  },
  'POST /api/usuarios/contrasena/restablecer': {
    statuses: all(200),
    body: async (cell) => ({ token: await linkToken(cell), nueva: 'Otra-2026' }),
  },
  /** 503: without an issuer nobody can sign in with the company's account. */
  'POST /api/usuarios/empresa/inicio': { statuses: all(503), body: () => ({}) },
  'POST /api/usuarios/empresa/sesion': {
    statuses: all(503),
    body: () => ({ respuesta: '?code=x&state=y', clave: 'x'.repeat(43) }),
  },
  'GET /api/usuarios/empresa/vinculos': { statuses: admins() },
  'DELETE /api/usuarios/empresa/vinculos/{id}': {
    statuses: admins(),
    path: async (cell) => (await newAccount(cell)).replace('/usuarios/', '/usuarios/empresa/vinculos/'),
  },
  'POST /api/usuarios/{id}/enlace-contrasena': {
    statuses: admins(201),
    path: newAccount,
  },
  'GET /api/tokens': { statuses: signedIn() },
  'POST /api/tokens': {
    statuses: signedIn(201),
    body: () => ({ nombre: 'CI', alcance: 'leer' }),
    asNewcomer: true,
  },
  'DELETE /api/tokens/{id}': { statuses: signedIn(), path: newOwnToken, asNewcomer: true },
  'DELETE /api/tokens/{id}/lecturas': {
    statuses: signedIn(),
    path: newOwnToken,
    asNewcomer: true,
  },
  'POST /api/oauth/registro': { statuses: all(201), body: () => ({ redirect_uris: [REDIRECT] }) },
  /** No code is nobody's. */
  'POST /api/oauth/token': {
    statuses: all(400),
    form: () => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=authorization_code&code=${'x'.repeat(43)}`,
    }),
  },
  'POST /api/oauth/solicitud': { statuses: signedIn(), body: ({ scene }) => accessAsked(scene.door) },
  'POST /api/oauth/decision': {
    statuses: signedIn(),
    body: ({ scene }) => ({ ...accessAsked(scene.door), permitir: true, alcance: 'leer' }),
  },
  'GET /api/usuarios/bots': { statuses: admins() },
  'POST /api/usuarios/bots': { statuses: admins(201), body: () => ({ nombre: 'Robot' }) },
  'PUT /api/usuarios/bots/{id}': {
    statuses: admins(),
    path: newBot,
    body: () => ({ nombre: 'Otro robot' }),
  },
  'POST /api/usuarios/bots/{id}/tokens': {
    statuses: admins(201),
    path: newBot,
    body: () => ({ nombre: 'CI', alcance: 'leer' }),
  },
  'DELETE /api/usuarios/bots/{id}/tokens/{token}': { statuses: admins(), path: newBotToken },
  'DELETE /api/usuarios/bots/{id}/tokens/{token}/lecturas': {
    statuses: admins(),
    path: newBotToken,
  },
  /** 503: without a mail server nothing can be confirmed. */
  'POST /api/usuarios/correo/enviar': { statuses: signedIn(503) },
  /** A link that nobody has sent. */
  'POST /api/usuarios/correo/confirmar': { statuses: all(400), body: () => ({ token: 'x'.repeat(43) }) },
  'GET /api/usuarios/invitaciones': { statuses: admins() },
  'POST /api/usuarios/invitaciones': {
    statuses: admins(201),
    body: () => ({ correo: `i${Math.random()}@ataque.es` }),
  },
  'DELETE /api/usuarios/invitaciones/{id}': {
    statuses: admins(),
    path: invitation,
  },
  'GET /api/usuarios/perfil': { statuses: signedIn() },
  'PUT /api/usuarios/perfil': {
    statuses: signedIn(),
    body: () => ({ nombre: 'Otro Nombre' }),
    asNewcomer: true,
  },
  'PUT /api/usuarios/contrasena': {
    statuses: signedIn(),
    body: () => ({ actual: CONTRASENA, nueva: 'Otra-2026' }),
    asNewcomer: true,
  },
  'GET /api/usuarios/mis-datos': { statuses: signedIn() },
  'POST /api/usuarios/{id}/borrado': {
    statuses: admins(),
    path: newAccount,
  },
  'GET /api/imagenes/{id}': { statuses: all(200), path: onePicture },
  'GET /api/usuarios/preferencias': { statuses: signedIn() },
  'PUT /api/usuarios/preferencias': { statuses: signedIn(), body: () => ({ tema: 'oscuro' }) },
  'GET /api/equipos': { statuses: signedIn() },
  'POST /api/equipos': {
    statuses: admins(201),
    body: ({ scene: { people } }) => ({
      nombre: 'Nuevo',
      miembros: [people.member._id, people.teamAdmin._id],
    }),
  },
  'GET /api/equipos/{id}': shared,
  'PUT /api/equipos/{id}': {
    statuses: teamAdmins(),
    body: () => ({ descripcion: 'Otra descripción' }),
  },
  'DELETE /api/equipos/{id}': { statuses: teamAdmins(), path: emptyTeam },
  'GET /api/proyectos/equipos/lista': { statuses: signedIn() },
};
