import { LiveSocket } from '../../escena/live-socket.ts';
import { CONTRASENA, type Person, register, signIn } from '../../escena/people.ts';
import type { Target } from '../../target.ts';

const PATIENCE_MS = 2_000;
const WEAK = ['123456', 'password', 'barcelona', 'qwertyuiop'];

const statusOf = async ({ door }: Target, token: string): Promise<number> =>
  (await door.json('GET', '/api/usuarios/perfil', token)).status;

const sidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;

/** Tries to keep an account with what a stolen token or an open browser gives, and to register what is not one's own. */
export async function takeAccounts(target: Target): Promise<void> {
  await moveWithToken(target);
  await stayAfterGoodbye(target);
  await chooseWeakPasswords(target);
  await findByAddress(target);
}

/** Whoever may not see an address must not learn it by searching for its beginnings. */
async function findByAddress({ door, findings, scene }: Target): Promise<void> {
  const victim = await register(door);
  const [local = '', domain = ''] = victim.correo.split('@');
  for (const q of [victim.correo, local, `@${local}`, domain]) {
    const path = `/api/usuarios?limite=500&q=${encodeURIComponent(q)}`;
    const ids = async (token: string) => (await door.json('GET', path, token)).text;
    findings.check(
      !(await ids(scene.people.member.token)).includes(victim._id),
      'se busca por un correo ajeno',
      q,
    );
    findings.check((await ids(scene.people.admin.token)).includes(victim._id), 'nadie busca por correo', q);
  }
}

async function moveWithToken({ door, findings }: Target): Promise<void> {
  const victim = await register(door);
  const correo = `ladrona-${Date.now()}@ataque.es`;
  for (const actual of [undefined, 'adivinada-1']) {
    const { status, text } = await door.json('PUT', '/api/usuarios/perfil', victim.token, { correo, actual });
    findings.check(status === 400, 'un token basta para llevarse la cuenta a otro correo', text);
  }
  const { status } = await door.json('POST', '/api/usuarios/login', null, {
    correo: victim.correo,
    contraseña: CONTRASENA,
  });
  findings.check(status === 200, 'la cuenta ya no tiene su correo', status);
}

async function eventuallyClosed(socket: LiveSocket): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (socket.connected && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  return !socket.connected;
}

/** A copied token and another tab end with the session; another person's session does not. */
async function stayAfterGoodbye(target: Target): Promise<void> {
  const { door, findings } = target;
  const [victim, bystander]: Person[] = [await register(door), await register(door)];
  const kept = await signIn(door, victim!.correo);
  const [tab, otherTab] = [
    await LiveSocket.open(door.baseUrl, victim!.token),
    await LiveSocket.open(door.baseUrl, victim!.token),
  ];
  // The session's sockets are closed at once, often before the acknowledgement has arrived.
  await tab.ask('cerrar_sesion', { sesiones: [sidOf(victim!.token)] }).catch(() => undefined);
  findings.check((await statusOf(target, victim!.token)) === 401, 'el token vale después de salir');
  findings.check(await eventuallyClosed(otherTab), 'otra pestaña sigue conectada después de salir');
  findings.check((await statusOf(target, kept.token)) === 200, 'salir cierra las demás sesiones');
  findings.check(
    (await statusOf(target, bystander!.token)) === 200,
    'salir cierra la sesión de otra persona',
  );
  tab.close();
  otherTab.close();
}

async function chooseWeakPasswords({ door, findings }: Target): Promise<void> {
  const correo = `debil-${Date.now()}@ataque.es`;
  for (const contraseña of [...WEAK, correo, 'Persona de Prueba']) {
    const body = { nombre: 'Persona de Prueba', correo, contraseña };
    const { status, text } = await door.json('POST', '/api/usuarios/register', null, body);
    findings.check(status === 400, `se acepta la contraseña ${contraseña}`, text);
  }
}
