import { CONTRASENA, register, signIn } from '../escena/people.ts';
import { makeEquipo } from '../escena/scene.ts';
import { accessAsked, REDIRECT } from '../escena/access.ts';
import { makeToken } from '../escena/token.ts';
import { admins, all, make, signedIn, type Cell, type Rows } from './row.ts';

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

const OF_NOBODY = { id: 'x'.repeat(27), rawId: 'x'.repeat(27), type: 'public-key' };
const LLAVE_NUEVA = { ...OF_NOBODY, response: { clientDataJSON: 'x', attestationObject: 'x' } };
const USO_DE_LLAVE = {
  ...OF_NOBODY,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' },
};
const noLlave = () => `/api/usuarios/llaves/${'0'.repeat(24)}`;

export const ROWS_USUARIOS: Rows = {
  'POST /api/usuarios/register': {
    body: () => ({ nombre: 'Nueva', correo: `n${Math.random()}@ataque.es`, contraseña: CONTRASENA }),
  },
  /** Registration is open: no links are sent for it. */
  'POST /api/usuarios/register/enlace': {
    statuses: all(403),
    body: () => ({ correo: 'nadie@ataque.es' }),
  },
  'POST /api/usuarios/login': {
    body: ({ scene }) => ({ correo: scene.people.member.correo, contraseña: CONTRASENA }),
  },
  /** The step of a sign-in that nobody has begun. */
  'POST /api/usuarios/login/factor': {
    statuses: all(401),
    body: () => ({ reto: 'x'.repeat(43), codigo: '000000' }),
  },
  'POST /api/usuarios/login/factor/alta': { statuses: all(401), body: () => ({ reto: 'x'.repeat(43) }) },
  'POST /api/usuarios/login/factor/alta/confirmar': {
    statuses: all(401),
    body: () => ({ reto: 'x'.repeat(43), codigo: '000000' }),
  },
  /** Nobody has asked these devices, and a browser that is at no site has no passkeys. */
  'POST /api/usuarios/login/factor/llave': { statuses: all(401), body: () => ({ reto: 'x'.repeat(43) }) },
  'POST /api/usuarios/login/factor/alta/llave': {
    statuses: all(401),
    body: () => ({ reto: 'x'.repeat(43) }),
  },
  'POST /api/usuarios/login/factor/alta/llave/confirmar': {
    statuses: all(401),
    body: () => ({ reto: 'x'.repeat(43), llave: LLAVE_NUEVA }),
  },
  'POST /api/usuarios/login/llave/opciones': { statuses: all(503) },
  'POST /api/usuarios/login/llave': { statuses: all(401), body: () => ({ llave: USO_DE_LLAVE }) },
  'POST /api/usuarios/llaves/opciones': { statuses: signedIn(409) },
  'POST /api/usuarios/llaves/nueva': { statuses: signedIn(503) },
  'POST /api/usuarios/llaves': { statuses: signedIn(400), body: () => ({ llave: LLAVE_NUEVA }) },
  'DELETE /api/usuarios/llaves/{id}': { path: noLlave, statuses: signedIn(404) },
  'PUT /api/usuarios/llaves/{id}': {
    path: noLlave,
    statuses: signedIn(404),
    body: () => ({ nombre: 'Otra' }),
  },
  'DELETE /api/usuarios/factores/dispositivos/{id}': {
    path: () => `/api/usuarios/factores/dispositivos/${'0'.repeat(24)}`,
    statuses: signedIn(404),
  },
  'PUT /api/usuarios/acceso': { body: () => ({ segundoFactor: 'nadie' }) },
  'POST /api/usuarios/factores/aplicacion': { body: () => ({ actual: CONTRASENA }), asNewcomer: true },
  /** Nothing waits for its first code, and there is nothing to renew or to take away. */
  'POST /api/usuarios/factores/aplicacion/confirmar': {
    statuses: signedIn(400),
    body: () => ({ codigo: '000000' }),
  },
  'POST /api/usuarios/factores/codigos': {
    statuses: signedIn(409),
    body: () => ({ actual: CONTRASENA }),
    asNewcomer: true,
  },
  'POST /api/usuarios/factores/quitar': {
    statuses: signedIn(409),
    body: () => ({ actual: CONTRASENA }),
    asNewcomer: true,
  },
  'DELETE /api/usuarios/{id}/factores': { path: newAccount, statuses: admins(409) },
  'POST /api/usuarios': {
    body: () => ({ nombre: 'Nueva', correo: `c${Math.random()}@ataque.es` }),
  },
  /** Whoever has a team, or can make one, needs to ask nobody. */
  'POST /api/usuarios/pedir-equipo': { statuses: [401, 200, 409, 409, 409] },
  'PUT /api/usuarios/{id}': {
    path: newAccount,
    body: () => ({ estado: 'inactivo' }),
  },
  'POST /api/usuarios/sesiones/reciente': { body: () => ({ actual: CONTRASENA }), asNewcomer: true },
  'POST /api/usuarios/sesiones/cerrar-demas': { asNewcomer: true },
  'DELETE /api/usuarios/sesiones/{id}': { path: ownSession, asNewcomer: true },
  /** 503: without a mail server no link can be sent. */
  'POST /api/usuarios/contrasena/olvido': {
    statuses: all(503),
    body: () => ({ correo: 'nadie@ataque.es' }),
  },
  'POST /api/usuarios/contrasena/restablecer': {
    body: async (cell) => ({ token: await linkToken(cell), nueva: 'Otra-2026' }),
  },
  /** 503: without an issuer nobody can sign in with the company's account. */
  'POST /api/usuarios/empresa/inicio': { statuses: all(503), body: () => ({}) },
  'POST /api/usuarios/empresa/sesion': {
    statuses: all(503),
    body: () => ({ respuesta: '?code=x&state=y', clave: 'x'.repeat(43) }),
  },
  'DELETE /api/usuarios/empresa/vinculos/{id}': {
    path: async (cell) => (await newAccount(cell)).replace('/usuarios/', '/usuarios/empresa/vinculos/'),
  },
  'POST /api/usuarios/{id}/enlace-contrasena': {
    path: newAccount,
  },
  'POST /api/tokens': {
    body: () => ({ nombre: 'CI', alcance: 'leer' }),
    asNewcomer: true,
  },
  'DELETE /api/tokens/{id}': { path: newOwnToken, asNewcomer: true },
  'DELETE /api/tokens/{id}/lecturas': {
    path: newOwnToken,
    asNewcomer: true,
  },
  'POST /api/oauth/registro': { body: () => ({ redirect_uris: [REDIRECT] }) },
  /** No code is nobody's. */
  'POST /api/oauth/token': {
    statuses: all(400),
    form: () => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=authorization_code&code=${'x'.repeat(43)}`,
    }),
  },
  'POST /api/oauth/solicitud': { body: ({ scene }) => accessAsked(scene.door) },
  'POST /api/oauth/decision': {
    body: ({ scene }) => ({ ...accessAsked(scene.door), permitir: true, alcance: 'leer' }),
  },
  'POST /api/usuarios/bots': { body: () => ({ nombre: 'Robot' }) },
  'PUT /api/usuarios/bots/{id}': {
    path: newBot,
    body: () => ({ nombre: 'Otro robot' }),
  },
  'POST /api/usuarios/bots/{id}/tokens': {
    path: newBot,
    body: () => ({ nombre: 'CI', alcance: 'leer' }),
  },
  'DELETE /api/usuarios/bots/{id}/tokens/{token}': { path: newBotToken },
  'DELETE /api/usuarios/bots/{id}/tokens/{token}/lecturas': {
    path: newBotToken,
  },
  /** 503: without a mail server nothing can be confirmed. */
  'POST /api/usuarios/correo/enviar': { statuses: signedIn(503) },
  /** A link that nobody has sent. */
  'POST /api/usuarios/correo/confirmar': { statuses: all(400), body: () => ({ token: 'x'.repeat(43) }) },
  'POST /api/usuarios/invitaciones': {
    body: () => ({ correo: `i${Math.random()}@ataque.es` }),
  },
  'POST /api/usuarios/invitaciones/lote': {
    body: () => ({ correos: [`i${Math.random()}@ataque.es`] }),
  },
  /** A link that nobody has made. */
  'POST /api/usuarios/invitaciones/mirar': {
    statuses: all(400),
    body: () => ({ invitacion: 'x'.repeat(43) }),
  },
  'DELETE /api/usuarios/invitaciones/{id}': {
    path: invitation,
  },
  'PUT /api/usuarios/perfil': {
    body: () => ({ nombre: 'Otro Nombre' }),
    asNewcomer: true,
  },
  'PUT /api/usuarios/contrasena': {
    body: () => ({ actual: CONTRASENA, nueva: 'Otra-2026' }),
    asNewcomer: true,
  },
  'POST /api/usuarios/{id}/borrado': {
    path: newAccount,
  },
  'GET /api/imagenes/{id}': { path: onePicture },
  'PUT /api/usuarios/preferencias': { body: () => ({ tema: 'oscuro' }) },
  'POST /api/equipos': {
    body: ({ scene: { people } }) => ({
      nombre: 'Nuevo',
      miembros: [people.member._id, people.teamAdmin._id],
    }),
  },
  'PUT /api/equipos/{id}': {
    body: () => ({ descripcion: 'Otra descripción' }),
  },
  'DELETE /api/equipos/{id}': { path: emptyTeam },
};
