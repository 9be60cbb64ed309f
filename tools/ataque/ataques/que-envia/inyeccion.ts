import { LiveSocket } from '../../escena/live-socket.ts';
import { CONTRASENA, register } from '../../escena/people.ts';
import { faultsOf } from '../../judge.ts';
import type { Target } from '../../target.ts';

const OPERATORS: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '^' },
  { $in: ['admin@ataque.es'] },
  { $where: 'true' },
  ['admin@ataque.es'],
  true,
  null,
];

/** Sends a database query instead of a value: it must not sign anybody in or return more than the caller's own data. */
async function injectQueries({ door, scene, own, findings }: Target): Promise<void> {
  for (const operator of OPERATORS) {
    const bodies = [
      { correo: operator, contraseña: operator },
      { correo: 'admin@ataque.es', contraseña: operator },
      { correo: scene.people.member.correo, contraseña: operator },
    ];
    for (const body of bodies) {
      const { status, text } = await door.json('POST', '/api/usuarios/login', null, body);
      findings.check(status === 400, `entra con ${JSON.stringify(body)}: ${status}`, text);
    }
  }
  const { member } = own.people;
  const names = ['asignado', 'estado', 'proyecto', 'q', 'limite', 'cursor'];
  const tricks = ['[$ne]=x', '[$regex]=.*', '[]=yo', '[$where]=true', '.$ne=x'];
  for (const name of names) {
    for (const trick of tricks) {
      for (const path of ['/api/tareas', '/api/proyectos', '/api/proyectos/buscar', '/api/mensajes/buscar']) {
        const answer = await door.json('GET', `${path}?${name}${trick}`, member.token);
        const shown = Object.values(scene.tree).some((id) => answer.text.includes(id));
        findings.check(!shown, `${path}?${name}${trick}: enseña lo de otro equipo`, answer.text);
        findings.check(answer.status < 500, `${path}?${name}${trick}: ${answer.status}`, answer.text);
      }
    }
  }
  for (const q of ['.*', '^', '$', '(', '[', '\\', '.*.*.*.*.*.*x', '(a+)+$', 'Cosa|.']) {
    for (const path of ['/api/proyectos/buscar', '/api/mensajes/buscar']) {
      const answer = await door.json('GET', `${path}?q=${encodeURIComponent(q)}`, member.token);
      const shown = Object.values(scene.tree).some((id) => answer.text.includes(id));
      findings.check(
        !shown && faultsOf(answer).length === 0,
        `${path}?q=${q}: ${answer.status}`,
        answer.text,
      );
    }
  }
}

const POLLUTED = 'contaminado';
const POISONS = [
  `{"__proto__":{"${POLLUTED}":"si","rol":"admin","estado":"activo"}}`,
  `{"constructor":{"prototype":{"${POLLUTED}":"si","rol":"admin"}}}`,
  `{"nombre":"A","__proto__":{"rol":"admin"}}`,
  `{"\\u005f\\u005fproto\\u005f\\u005f":{"${POLLUTED}":"si"}}`,
];

/** Tries to change the prototype of all objects: it must affect nothing and grant nobody any rights. */
async function pollute({ door, own, api, findings }: Target): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const victim = await register(door);
  for (const route of api.routes.filter(({ method }) => method === 'POST' || method === 'PUT')) {
    const path = route.path.replace(/\{\w+\}/g, own.tree.historia);
    for (const body of POISONS)
      await door.send({ method: route.method, path, token: victim.token, headers, body });
  }
  const socket = await LiveSocket.open(door.baseUrl, victim.token);
  for (const event of api.socketEvents)
    for (const body of POISONS) await socket.ask(event, JSON.parse(body)).catch(() => undefined);
  socket.close();
  const paths = [
    '/api/usuarios/perfil',
    '/api/proyectos',
    '/api/mensajes/chats',
    '/api/notificaciones',
    '/api/salud',
  ];
  for (const path of paths) {
    const { text } = await door.json('GET', path, victim.token);
    findings.check(!text.includes(POLLUTED), `${path}: el prototipo está contaminado`, text);
    findings.check(!text.includes('"rol":"admin"'), `${path}: alguien se ha hecho admin`, text);
  }
}

/** Sends fields that decide over rights and that the forms do not have. */
async function assignForbiddenFields({ door, own, scene, findings }: Target): Promise<void> {
  const { _id: _i, token } = await register(door);
  const extra = {
    rol: 'admin',
    estado: 'activo',
    _id: scene.people.admin._id,
    sesion: 0,
    hash: 'x',
    version: 1,
  };
  const correo = `extra-${Date.now()}@ataque.es`;
  const body = { nombre: 'Extra', correo, contraseña: CONTRASENA, ...extra };
  const { _id: _own, ...withoutId } = body;
  const created = await door.json('POST', '/api/usuarios/register', null, withoutId);
  findings.check(created.text.includes('"rol":"usuario"'), 'al registrarse se elige el papel', created.text);
  const taken = await door.json('POST', '/api/usuarios/register', null, body);
  findings.check(taken.status === 409, 'al registrarse se pisa otra cuenta', taken.text);
  await door.json('PUT', '/api/usuarios/perfil', token, { ...extra, version: undefined });
  const perfil = await door.json('GET', '/api/usuarios/perfil', token);
  findings.check(perfil.text.includes('"rol":"usuario"'), 'en el perfil se elige el papel', perfil.text);
  const foreign = { titulo: 'x', proyecto: scene.tree.proyecto, epicaId: scene.tree.epica, creador: 'x' };
  await door.json('PUT', `/api/historias/${own.tree.historia}`, own.people.member.token, foreign);
  const moved = await door.json('GET', `/api/historias/${own.tree.historia}`, own.people.member.token);
  findings.check(
    moved.text.includes(own.tree.proyecto),
    'una historia se muda a un proyecto ajeno',
    moved.text,
  );
}

/** Sends wrong payloads to every socket event: each is rejected, and the socket stays open. */
async function hostilePayloads({ door, own, api, findings }: Target): Promise<void> {
  const socket = await LiveSocket.open(door.baseUrl, own.people.member.token);
  const bytes = Buffer.alloc(2_000, 1);
  const payloads = [undefined, null, 7, 'x', [], {}, { $ne: 1 }, bytes, { chatId: bytes, tipoChat: {} }];
  for (const event of api.socketEvents) {
    for (const payload of [...payloads, { chatId: { $ne: null }, tipoChat: 'equipo', proyectoId: '*' }]) {
      const ack = await socket.ask(event, payload).catch(() => null);
      const shown = `${event} con ${JSON.stringify(payload)}`;
      findings.check(ack?.success === false, `${shown}: no se rechaza`, ack);
      findings.check(ack?.codigo !== 'ERROR_INTERNO', `${shown}: falla`, ack);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  for (const reserved of ['disconnect', 'connect', 'newListener', '__proto__', 'constructor', 'toString'])
    await Promise.race([socket.ask('x', reserved), new Promise((resolve) => setTimeout(resolve, 50))]);
  findings.check(socket.connected, 'un evento raro cierra el socket de quien lo manda');
  socket.close();
}

export async function injectData(target: Target): Promise<void> {
  await injectQueries(target);
  await pollute(target);
  await assignForbiddenFields(target);
  await hostilePayloads(target);
}
