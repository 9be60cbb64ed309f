import { randomBytes } from 'node:crypto';
import { type Credentials, HttpUser, Refusal } from '../../callers/http-user.ts';
import { insist } from '../../callers/insist.ts';
import { DEMO_ADMIN } from '../settings.ts';
import { ROLES, type Role, type Sample } from './join-surroundings.ts';

const newId = (): string => randomBytes(12).toString('hex');
const HISTORIAS = ['Pagar con tarjeta', 'Guardar el carrito', 'Recibir la factura'];

const BEHIND_GATEWAY =
  'Detrás están los servicios que arranques solos, con «npm run servicio -- <nombre>»; los demás responden 503.';

/** What is worth looking at first in each service, without `/api`. */
const READS: Record<string, (sample: Sample) => string[]> = {
  usuarios: () => ['/usuarios/perfil', '/equipos'],
  proyectos: ({ proyecto }) => ['/proyectos', `/historias/proyecto/${proyecto}`],
  sprints: ({ proyecto }) => [
    `/sprints/proyecto/${proyecto}/historias-disponibles`,
    `/tableros/principal/${proyecto}?sinSprint=true`,
  ],
  mensajes: () => ['/mensajes/usuarios', '/mensajes/chats'],
  notificaciones: () => ['/notificaciones', '/notificaciones/contador'],
  ia: () => ['/ia/verificar', '/ia/conversaciones'],
  integraciones: ({ proyecto }) => [
    '/calendarios',
    `/forjas/referencias?proyecto=${proyecto}&clave=TIENDA-1`,
  ],
};

/** The person of the sample, whom an earlier start has made where the data are from one. */
async function entered(baseUrl: string, person: Credentials & { nombre: string }): Promise<HttpUser> {
  try {
    return await HttpUser.register(baseUrl, person);
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return HttpUser.signIn(baseUrl, person);
    throw error;
  }
}

/** The owner of accounts believes only its own: these are made in it. */
async function makePeople(baseUrl: string, sample: Sample): Promise<void> {
  const be = (role: Role, { token, _id }: HttpUser) => Object.assign(sample.personas[role], { token, _id });
  be('admin', await HttpUser.signIn(baseUrl, DEMO_ADMIN));
  for (const role of ROLES.slice(1)) {
    const { _id, nombre } = sample.personas[role];
    const correo = `${role}-${_id.slice(-6)}@ejemplo.es`;
    be(role, await entered(baseUrl, { nombre, correo, contrasena: `muestra-${_id}` }));
  }
  const { admin, miembro } = sample.personas;
  sample.equipo = newId();
  await new HttpUser(baseUrl, admin.token).insist('POST', '/api/equipos', {
    _id: sample.equipo,
    nombre: 'Equipo Azul',
    miembros: [admin._id, miembro._id],
  });
}

/** Waits until the service knows the people of the sample, who come to it by the broker. */
const untilKnown = (baseUrl: string, path: string, sample: Sample): Promise<unknown> =>
  insist(() => new HttpUser(baseUrl, sample.personas.miembro.token).call('GET', `/api${path}`));

/** The owner of projects has only what it has been asked to make. */
async function makeProject(baseUrl: string, sample: Sample): Promise<void> {
  await untilKnown(baseUrl, '/proyectos', sample);
  const client = new HttpUser(baseUrl, sample.personas.miembro.token);
  const proyecto = newId();
  const epicaId = newId();
  const clave = `M${proyecto.slice(-4)}`.toUpperCase();
  await client.insist('POST', '/api/proyectos', {
    _id: proyecto,
    nombre: 'Tienda',
    clave,
    equipo: sample.equipo,
  });
  await client.insist('POST', '/api/epicas', { _id: epicaId, titulo: 'Pagos', proyecto });
  for (const titulo of HISTORIAS) {
    const historiaId = newId();
    await client.insist('POST', '/api/historias', { _id: historiaId, titulo, proyecto, epicaId, puntos: 3 });
    await client.insist('POST', '/api/tareas', { _id: newId(), titulo: 'Validar', proyecto, historiaId });
  }
  sample.proyecto = proyecto;
}

const MAKES: Record<string, (baseUrl: string, sample: Sample) => Promise<void>> = {
  usuarios: makePeople,
  proyectos: makeProject,
};

/** Makes what the service itself owns of the sample, and returns what its developer pastes into another terminal. */
export async function firstCalls(name: string, como: Role, baseUrl: string, sample: Sample): Promise<string> {
  await MAKES[name]?.(baseUrl, sample);
  const { nombre, token } = sample.personas[como];
  const paths = READS[name]?.(sample) ?? [];
  if (paths[0]) await untilKnown(baseUrl, paths[0], sample);
  const reads = paths.map((path) => `curl -s -H "authorization: Bearer $TOKEN" '${baseUrl}/api${path}'`);
  return [
    '',
    `${name} está en marcha en ${baseUrl} y se compila de nuevo con cada cambio. Eres ${nombre} (--como=${como}):`,
    ...(name === 'gateway' ? [BEHIND_GATEWAY] : []),
    `Sus rutas, para verlas y probarlas: ${baseUrl}/api/docs`,
    '',
    `TOKEN=${token}`,
    ...reads,
    `curl -s ${baseUrl}${name === 'gateway' ? '/api/salud' : '/salud'}`,
    `curl -s ${baseUrl}/api/docs-json`,
    '',
  ].join('\n');
}
