import { randomBytes } from 'node:crypto';
import { LiveSocket } from '../../escena/live-socket.ts';
import { register, signIn, type Person } from '../../escena/people.ts';
import { beginUpload } from '../../escena/slow-upload.ts';
import { growTree, say, type Tree } from '../../escena/tree.ts';
import type { Target } from '../../target.ts';
import { makeToken } from '../../escena/token.ts';

/** The product promises that a right that was taken away ends within this time. */
const WITHIN_MS = 1_000;
const ROUND_MS = 25;
/** Events of projects and conversations; a person's own news may still come. */
const OF_ROOMS = /^(cambio|nuevo_mensaje|mensajes?_|usuario_)/;

/** What a person loses, and how. */
interface Loss {
  what: string;
  /** What every service answers from then on. */
  status: 401 | 404;
  take(): Promise<unknown>;
}

/** A person who may work in a project, and who is about to lose it. */
interface Stage {
  person: Person;
  /** Stays, and goes on working in the project. */
  stayer: Person;
  tree: Tree;
}

/** The session that a token belongs to. */
const sidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;

const idOf = () => randomBytes(12).toString('hex');

/** Replies that a browser keeps with their ETag, one per service that gives one. */
const readingsOf = ({ proyecto, tablero }: Tree): string[] => [
  `/api/proyectos/${proyecto}/avance`,
  `/api/historias/proyecto/${proyecto}`,
  `/api/tareas/proyecto/${proyecto}`,
  `/api/epicas/proyecto/${proyecto}`,
  `/api/tableros/${tablero}`,
];

/** What a page without a connection has kept to send later. */
const editsOf = ({ proyecto, epica, historia, tarea, sprint, mensaje }: Tree): [string, string, object][] => [
  ['PUT', `/api/historias/${historia}`, { titulo: 'Sin red' }],
  ['PUT', `/api/tareas/${tarea}`, { titulo: 'Sin red' }],
  ['PUT', `/api/epicas/${epica}`, { titulo: 'Sin red' }],
  ['PUT', `/api/sprints/${sprint}`, { nombre: 'Sin red' }],
  ['PUT', `/api/mensajes/${mensaje}`, { contenido: 'Sin red' }],
  ['POST', '/api/tareas', { _id: idOf(), titulo: 'Sin red', proyecto, historiaId: historia }],
  ['DELETE', `/api/historias/${historia}`, {}],
];

async function etagsOf({ door }: Target, { person, tree }: Stage): Promise<[string, string][]> {
  const replies = await Promise.all(
    readingsOf(tree).map(async (path) => {
      const { headers } = await door.json('GET', path, person.token);
      return [path, headers.etag] as const;
    }),
  );
  return replies.flatMap(([path, etag]) => (etag ? [[path, String(etag)]] : []));
}

/** Every service has heard of it, or has had the time that it may take. */
async function settled({ door }: Target, { person, tree }: Stage, status: number): Promise<void> {
  const paths = [`/api/proyectos/${tree.proyecto}`, `/api/sprints/${tree.sprint}`];
  paths.push(`/api/mensajes/${tree.proyecto}/proyecto`);
  for (const until = Date.now() + WITHIN_MS; Date.now() < until;) {
    const replies = await Promise.all(paths.map((path) => door.json('GET', path, person.token)));
    if (replies.every((reply) => reply.status === status)) return;
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
  }
}

/** Counts what still works of what was open, kept, under way or remembered before the loss. */
async function attack(target: Target, stage: Stage, { what, status, take }: Loss): Promise<void> {
  const { door, findings } = target;
  const { person, stayer, tree } = stage;
  const chat = { chatId: tree.proyecto, tipoChat: 'proyecto' };
  const socket = await LiveSocket.open(door.baseUrl, person.token);
  for (const entered of [
    await socket.ask('suscribir_proyecto', { proyectoId: tree.proyecto }),
    await socket.ask('unirse_chat', chat),
  ])
    findings.check(entered.success, `${what}: la prueba no entra en las salas`, entered);
  const etags = await etagsOf(target, stage);
  findings.check(etags.length >= 3, `${what}: la prueba no recibe ETag`, etags);
  const toTask = await beginUpload(door.baseUrl, `/api/tareas/${tree.tarea}/archivos`, person.token);
  const toChat = await beginUpload(door.baseUrl, '/api/mensajes/archivos', person.token);

  const takenAt = Date.now();
  await take();
  if (status === 401) {
    while (socket.connected && Date.now() - takenAt < WITHIN_MS)
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    findings.check(!socket.connected, `${what}: el socket sigue abierto al cabo de un segundo`);
  }
  await settled(target, stage, status);
  // The gateway, too, may take this long: what follows from the loss itself still reaches the room before.
  await new Promise((resolve) => setTimeout(resolve, WITHIN_MS));
  const heardBefore = socket.heard.length;

  const uploaded = await toTask();
  findings.check(uploaded === status, `${what}: la subida en curso a una tarea: ${uploaded}`);
  const sent = await toChat();
  findings.check(status === 404 || sent === 401, `${what}: la subida en curso a una conversación: ${sent}`);
  for (const [method, path, body] of editsOf(tree)) {
    const reply = await door.json(method, path, person.token, body);
    const refused = reply.status === status || (status === 404 && reply.status === 403);
    findings.check(refused, `${what}: ${method} ${path} guardado sin red: ${reply.status}`, reply.text);
  }
  for (const [path, etag] of etags) {
    const headers = { 'if-none-match': etag };
    const reply = await door.send({ method: 'GET', path, token: person.token, headers });
    findings.check(reply.status === status, `${what}: ${path} con su ETag: ${reply.status}`, reply.text);
  }
  await door.must('PUT', `/api/historias/${tree.historia}`, stayer.token, { titulo: `Después de ${what}` });
  await say(door, stayer, chat, `después de ${what}`);
  await new Promise((resolve) => setTimeout(resolve, WITHIN_MS));
  const heard = socket.heard.slice(heardBefore).map(({ evento }) => evento);
  const leaks = heard.filter((evento) => OF_ROOMS.test(evento));
  findings.check(leaks.length === 0, `${what}: el socket abierto aún oye`, leaks);
  if (status === 404) {
    const again = await socket.ask('suscribir_proyecto', { proyectoId: tree.proyecto });
    findings.check(!again.success, `${what}: el socket abierto vuelve a entrar`, again);
    const message = {
      contenido: 'x',
      tipoChat: 'proyecto',
      receptor: tree.proyecto,
      tipoReceptor: 'proyecto',
    };
    const said = await socket.ask('enviar_mensaje', message);
    findings.check(!said.success, `${what}: el socket abierto aún escribe`, said);
  }
  socket.close();
}

/** The first of them is its admin: a team keeps at least one. */
const membersOf = (people: Person[]) =>
  people.map(({ _id }, i) => ({ usuario: _id, rol: i === 0 ? 'admin' : 'miembro' }));

const makeEquipo = async ({ door, scene }: Target, people: Person[]): Promise<string> => {
  const body = { nombre: 'Equipo de paso', miembros: membersOf(people) };
  const { equipo } = await door.must<{ equipo: { _id: string } }>(
    'POST',
    '/api/equipos',
    scene.people.admin.token,
    body,
  );
  return equipo._id;
};

/** Takes away sessions, a role, a team and a project, and counts what is left of each. */
export async function revokeRights(target: Target): Promise<void> {
  const { door, scene } = target;
  const { admin } = scene.people;
  const stage = async (): Promise<Stage & { equipo: string; third: Person }> => {
    const [person, stayer, third] = [await register(door), await register(door), await register(door)];
    const equipo = await makeEquipo(target, [stayer, person, third]);
    return { person, stayer, third, equipo, tree: await growTree(door, stayer, equipo) };
  };

  const closed = await stage();
  const closer = await signIn(door, closed.person.correo);
  await attack(target, closed, {
    what: 'sesión cerrada',
    status: 401,
    take: () => door.must('DELETE', `/api/usuarios/sesiones/${sidOf(closed.person.token)}`, closer.token),
  });

  const session = await stage();
  const other = await signIn(door, session.person.correo);
  await attack(target, session, {
    what: 'las demás sesiones cerradas',
    status: 401,
    take: () => door.must('POST', '/api/usuarios/sesiones/cerrar-demas', other.token),
  });

  const farewell = await stage();
  await attack(target, farewell, {
    what: 'sesión despedida por su socket',
    status: 401,
    take: async () => {
      const tab = await LiveSocket.open(door.baseUrl, farewell.person.token);
      // The session's sockets are closed at once, often before the acknowledgement has arrived.
      await tab.ask('cerrar_sesion', { sesiones: [sidOf(farewell.person.token)] }).catch(() => undefined);
      tab.close();
    },
  });

  const script = await stage();
  const made = await makeToken(door, script.person.token, { alcance: 'administrar' });
  await attack(
    target,
    { ...script, person: { ...script.person, token: made.secreto } },
    {
      what: 'token revocado',
      status: 401,
      take: () => door.must('DELETE', `/api/tokens/${made._id}`, script.person.token),
    },
  );

  const role = await stage();
  const boss = await register(door);
  const become = (rol: string) => door.must('PUT', `/api/usuarios/${boss._id}`, admin.token, { rol });
  await become('admin');
  await door.must('GET', `/api/sprints/${role.tree.sprint}`, boss.token);
  await door.must('GET', `/api/mensajes/${role.tree.proyecto}/proyecto`, boss.token);
  await attack(
    target,
    { ...role, person: boss },
    { what: 'papel cambiado', status: 404, take: () => become('usuario') },
  );

  const team = await stage();
  const left = membersOf([team.stayer, team.third]);
  await attack(target, team, {
    what: 'equipo cambiado',
    status: 404,
    take: () => door.must('PUT', `/api/equipos/${team.equipo}`, admin.token, { miembros: left }),
  });

  const project = await stage();
  const elsewhere = await makeEquipo(target, [project.stayer, project.third]);
  await attack(target, project, {
    what: 'proyecto cambiado de equipo',
    status: 404,
    take: () =>
      door.must('PUT', `/api/proyectos/${project.tree.proyecto}`, admin.token, { equipo: elsewhere }),
  });
}
