import type { Api } from '../api-document.ts';
import { LiveSocket } from '../escena/live-socket.ts';
import { ROLES, type Role } from '../escena/people.ts';
import type { Scene } from '../escena/scene.ts';
import { say } from '../escena/tree.ts';
import type { Findings } from '../findings.ts';
import { SOCKET_ROWS, type SocketRow } from './rows.ts';

const eventOf = (name: string): string => name.split(' ')[0]!;
const WITH_SOCKET = ROLES.filter((role): role is Exclude<Role, 'nobody'> => role !== 'nobody');

function assertRowForEveryEvent({ socketEvents }: Api, findings: Findings): void {
  const rows = new Set(Object.keys(SOCKET_ROWS).map(eventOf));
  for (const event of socketEvents)
    findings.check(rows.has(event), `${event}: no está en la tabla de eventos y papeles`);
  for (const event of rows)
    findings.check(socketEvents.includes(event), `${event}: está en la tabla y no existe`);
}

async function walkRow(name: string, row: SocketRow, scene: Scene, findings: Findings): Promise<void> {
  for (const [i, role] of WITH_SOCKET.entries()) {
    const caller = scene.people[role];
    const socket = await LiveSocket.open(scene.door.baseUrl, caller.token);
    const payload = row.payload(scene, caller);
    if (row.first) await socket.ask(row.first, payload);
    const ack = await socket.ask(eventOf(name), payload);
    const code = ack.success ? 'si' : ack.codigo;
    findings.check(code === row.codes[i], `${name} como ${role}: ${code} y no ${row.codes[i]}`, ack);
    socket.close();
  }
}

/** Outsiders must not receive what the team says and changes, whatever they subscribed to before. */
async function listenOutside(scene: Scene, findings: Findings): Promise<void> {
  const { door, people, equipo, tree } = scene;
  const outside = await LiveSocket.open(door.baseUrl, people.outsider.token);
  const inside = await LiveSocket.open(door.baseUrl, people.member.token);
  for (const socket of [outside, inside]) {
    await socket.ask('suscribir_proyecto', { proyectoId: tree.proyecto });
    await socket.ask('unirse_chat', { chatId: equipo, tipoChat: 'equipo' });
    await socket.ask('unirse_chat', { chatId: people.teamAdmin._id, tipoChat: 'directo' });
  }
  await say(door, people.teamAdmin, { chatId: equipo, tipoChat: 'equipo' }, 'solo para el equipo');
  await say(door, people.teamAdmin, { chatId: people.member._id, tipoChat: 'directo' }, 'solo para ti');
  await door.must('PUT', `/api/historias/${tree.historia}`, people.teamAdmin.token, { titulo: 'Cambiada' });
  const heard = () => new Set(inside.heard.map(({ evento }) => evento));
  for (let i = 0; i < 100 && !(heard().has('cambio') && heard().has('nuevo_mensaje')); i += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  findings.check(heard().has('cambio') && heard().has('nuevo_mensaje'), 'quien es del equipo no oye lo suyo');
  findings.check(outside.heard.length === 0, 'quien no es del equipo oye lo que pasa en él', outside.heard);
  await door.must('PUT', `/api/equipos/${equipo}`, people.teamAdmin.token, { descripcion: 'Otra' });
  const said = JSON.stringify(inside.heard);
  const told = Object.values(people).filter(({ correo }) => said.includes(correo));
  findings.check(told.length === 0, 'un socket recibe el correo de otra persona', told);
  inside.close();
  outside.close();
}

/** Sends every socket event as every role, and checks what each role receives. */
export async function walkSockets(scene: Scene, api: Api, findings: Findings): Promise<void> {
  assertRowForEveryEvent(api, findings);
  for (const [name, row] of Object.entries(SOCKET_ROWS)) await walkRow(name, row, scene, findings);
  await listenOutside(scene, findings);
}
