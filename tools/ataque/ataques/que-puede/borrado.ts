import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CONTRASENA } from '../../escena/people.ts';
import { growTree, say } from '../../escena/tree.ts';
import { PIXEL } from '../../rutas/rows-usuarios.ts';
import type { Target } from '../../target.ts';

const NOMBRE = 'Zacarías Inolvidable';
const CORREO = 'zacarias.inolvidable@ataque.es';
const AGENTE = 'Navegador-De-Zacarias/1.0';
const PATIENCE_S = 120;
const ROUNDS = 5;
const PAUSE_MS = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A backup of the running product: every database, copy and stream, as whoever restores it would find them. */
function stored({ door, dataDir }: Target, name: string): Buffer {
  const path = join(dataDir, `${name}.tar.gz`);
  const env = { ...process.env, PORT: new URL(door.baseUrl).port, DATA_DIR: dataDir };
  execFileSync('npm', ['run', '--silent', 'backup', '--', `--destino=${path}`], { env, stdio: 'pipe' });
  return gunzipSync(readFileSync(path));
}

const tracesIn = (bytes: Buffer): string[] =>
  [NOMBRE, NOMBRE.toLowerCase(), 'zacarias inolvidable', CORREO, AGENTE].filter((trace) =>
    bytes.includes(trace),
  );

/** The trail is the last but one that is looked through. */
async function isAudited({ door, own }: Target): Promise<boolean> {
  const { text } = await door.json('GET', '/api/auditoria/csv', own.people.admin.token);
  return text.includes(NOMBRE) || text.includes(CORREO);
}

/** Erases somebody who has left traces in every corner, and looks for them in everything that is stored. */
export async function searchForErased(target: Target): Promise<void> {
  const { door, own, findings } = target;
  const { admin, teamAdmin, member } = own.people;
  const cuenta = { nombre: NOMBRE, correo: CORREO, contraseña: CONTRASENA };
  await door.must('POST', '/api/usuarios/register', null, cuenta);
  const { text } = await door.send({
    method: 'POST',
    path: '/api/usuarios/login',
    headers: { 'content-type': 'application/json', 'user-agent': AGENTE },
    body: JSON.stringify({ correo: CORREO, contraseña: CONTRASENA }),
  });
  const { token, usuario } = JSON.parse(text) as { token: string; usuario: { _id: string } };
  const zacarias = { ...usuario, token, nombre: NOMBRE, correo: CORREO };
  await door.json('POST', '/api/usuarios/login', null, { correo: CORREO, contraseña: 'otra-cosa' });
  const people = [teamAdmin, member, zacarias].map(({ _id }) => _id);
  const nuevo = { nombre: 'Equipo que queda', miembros: people };
  const { equipo } = await door.must<{ equipo: { _id: string } }>('POST', '/api/equipos', admin.token, nuevo);
  await door.must('PUT', '/api/usuarios/perfil', token, { avatar: PIXEL });
  const tree = await growTree(door, zacarias, equipo._id, 'Cosa de quien se va');
  const chat = { chatId: equipo._id, tipoChat: 'equipo' };
  await say(door, teamAdmin, chat, `@${NOMBRE} ¿lo ves?`);
  await say(door, zacarias, chat, `@${member.nombre} sí`);
  const comentario = { texto: `Lo mira @${NOMBRE}` };
  await door.must('POST', `/api/tareas/${tree.tarea}/comentarios`, teamAdmin.token, comentario);
  await door.must('PUT', `/api/tareas/${tree.tarea}`, token, { asignado: member._id });
  await door.must('POST', `/api/ia/mensaje`, token, { mensaje: `Soy ${NOMBRE}` });

  const before = stored(target, 'antes');
  findings.check(tracesIn(before).length > 2, 'la prueba no ha dejado rastro que buscar', tracesIn(before));
  const datos = await door.json('GET', '/api/usuarios/mis-datos', token);
  for (const mine of [CORREO, 'Cosa de quien se va', tree.comentario, AGENTE])
    findings.check(datos.text.includes(mine), `a quien pide sus datos le falta ${mine}`);
  findings.check(!/argon2|"hash"/.test(datos.text), 'los datos de una persona llevan su contraseña');

  await door.must('POST', `/api/usuarios/${zacarias._id}/borrado`, admin.token, {});
  const after = await door.json('GET', '/api/usuarios/perfil', token);
  findings.check(after.status === 401, `quien se ha eliminado sigue dentro: ${after.status}`, after.text);
  for (let second = 0; second < PATIENCE_S && (await isAudited(target)); second += 1) await pause(1_000);
  let left: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each backup holds back what the services publish for some seconds, and with it what the erasure waits for.
    await pause(PAUSE_MS);
    left = tracesIn(stored(target, `despues-${round}`));
    if (left.length === 0) break;
  }
  const logs = join(target.dataDir, 'registros');
  const lines = readdirSync(logs).flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n'));
  const reasons = lines.filter((line) => /borrado de una persona|borrar-persona/.test(line)).slice(-3);
  findings.check(
    left.length === 0,
    'de quien se ha eliminado queda rastro',
    [...left, ...reasons].join('\n'),
  );
  const tarea = await door.json('GET', `/api/tareas/${tree.tarea}`, teamAdmin.token);
  findings.check(tarea.status === 200, 'con la persona se va su trabajo', tarea.text);
  const mensajes = await door.json('GET', `/api/mensajes/${equipo._id}/equipo`, teamAdmin.token);
  findings.check(
    mensajes.text.includes('Persona eliminada'),
    'sus mensajes no dicen de quién eran',
    mensajes.text,
  );
  const cadena = await door.json('GET', '/api/auditoria/verificacion', admin.token);
  findings.check(cadena.text.includes('"integra":true'), 'la auditoría no se sostiene', cadena.text);
}
