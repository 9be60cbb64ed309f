import { CONTRASENA, register } from '../../escena/people.ts';
import type { Target } from '../../target.ts';

const WRONG = 'equivocada-1';
/** More tries than allowed from one address, and more than allowed from all together. */
const TRIES_OF_ONE = 12;
const ADDRESSES = 70;
/** Wrong tries from one address, each for another account, after which it is closed to strangers. */
const TRIES_OF_ALL = 100;

let network = 0;
/** Addresses of a network reserved for documentation, sent as a trusted proxy would. */
const addressOf = (host: number) => `198.51.${(network % 200) + 1}.${host}`;

const signInFrom = async ({ door }: Target, address: string, correo: string, contraseña: string) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const body = JSON.stringify({ correo, contraseña });
  return door.send({ method: 'POST', path: '/api/usuarios/login', headers, body });
};

/** Guesses a password from one address and from many, and checks what its owner gets to see. */
export async function guessPasswords(target: Target): Promise<void> {
  const { door, findings } = target;
  network += 1;
  const owner = await register(door);
  const home = addressOf(250);
  await signInFrom(target, home, owner.correo, CONTRASENA);
  const one: number[] = [];
  for (let i = 0; i < TRIES_OF_ONE; i += 1)
    one.push((await signInFrom(target, addressOf(1), owner.correo, WRONG)).status);
  findings.check(one.at(-1) === 429, 'una dirección prueba contraseñas sin fin', one);
  const many: number[] = [];
  for (let i = 0; i < ADDRESSES; i += 1)
    many.push((await signInFrom(target, addressOf(2 + i), owner.correo, WRONG)).status);
  findings.check(many.at(-1) === 429, 'muchas direcciones prueban contraseñas sin fin', many);
  const guessed = await signInFrom(target, addressOf(200), owner.correo, CONTRASENA);
  findings.check(guessed.status === 429, 'quien acierta mientras se adivina entra', guessed.text);
  findings.check(Number(guessed.headers['retry-after']) > 0, 'no dice cuánto hay que esperar', guessed.text);
  const own = await signInFrom(target, home, owner.correo, CONTRASENA);
  findings.check(own.status === 200, 'quien adivina deja fuera al dueño de la cuenta', own.text);
  await assertUnknownAccountHidden(target, owner.correo);
  await assertNeighboursPass(target);
}

/** Somebody guesses from an office: who has signed in there before goes on working. */
async function assertNeighboursPass(target: Target): Promise<void> {
  const { door, findings } = target;
  network += 1;
  const office = addressOf(7);
  const [neighbour, newcomer] = [await register(door), await register(door)];
  await signInFrom(target, office, neighbour.correo, CONTRASENA);
  for (let i = 0; i < TRIES_OF_ALL; i += 1) await signInFrom(target, office, `nadie-${i}@ataque.es`, WRONG);
  const known = await signInFrom(target, office, neighbour.correo, CONTRASENA);
  findings.check(known.status === 200, 'quien adivina deja fuera a su oficina', known.text);
  const unknown = await signInFrom(target, office, newcomer.correo, CONTRASENA);
  findings.check(unknown.status === 429, 'una dirección prueba cuentas sin fin', unknown.text);
}

/** Neither the reply nor its duration may reveal whether an account exists. */
async function assertUnknownAccountHidden(target: Target, correo: string): Promise<void> {
  const other = await register(target.door);
  const texts: string[] = [];
  for (const asked of [other.correo, `nadie-${correo}`]) {
    const { status, text } = await signInFrom(target, addressOf(240), asked, WRONG);
    texts.push(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
  }
  target.findings.check(texts[0] === texts[1], 'la respuesta dice qué cuentas existen', texts);
}
