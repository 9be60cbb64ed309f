import { setTimeout as delay } from 'node:timers/promises';
import { HttpUser } from '../../callers/http-user.ts';
import type { Product } from '../../product/start-product.ts';
import { keepAway } from './absence.ts';
import type { Place } from './calls.ts';

const RETURN_MS = 60_000;
/** Until everybody has noticed that NATS is away, and asked once more. */
const NOTICE_MS = 10_000;
const ROUND_MS = 250;
const OUT = new Set([401, 503]);

/** One reading of each service that decides with its copies. */
const readingsOf = ({ proyecto }: Place): string[] => [
  '/proyectos',
  `/sprints/proyecto/${proyecto}`,
  '/mensajes/chats',
  '/notificaciones',
  '/ia/conversaciones',
];

const stillInside = async (user: HttpUser, place: Place, out: ReadonlySet<number>): Promise<string[]> => {
  const replies = await Promise.all(readingsOf(place).map((path) => user.send('GET', `/api${path}`)));
  return readingsOf(place).flatMap((path, i) =>
    out.has(replies[i]!.status) ? [] : [`GET ${path} contesta ${replies[i]!.status}`],
  );
};

async function until(ms: number, faults: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + ms;
  for (;;) {
    const left = await faults();
    if (left.length === 0 || Date.now() > deadline) return left;
    await delay(ROUND_MS);
  }
}

/**
 * Without NATS, an account is deactivated. Once the copies are older than they may be, no service lets it in, and once
 * NATS is back all know why.
 */
export async function faultsWithoutBus(
  product: Product,
  admin: HttpUser,
  place: Place,
  maxAgeMs: number,
): Promise<string[]> {
  const victim = await HttpUser.register(product.baseUrl, {
    nombre: 'Cuenta de paso',
    correo: `paso-${Date.now()}@servicios.es`,
    contrasena: 'De-Paso-2026',
  });
  await until(RETURN_MS, () => stillInside(victim, place, new Set([200, 404])));
  const comeBack = keepAway(product, 'nats');
  await delay(ROUND_MS);
  const faults: string[] = [];
  const { status } = await admin.send('PUT', `/api/usuarios/${victim._id}`, { estado: 'inactivo' });
  if (status !== 200) faults.push(`desactivar la cuenta contesta ${status}`);
  faults.push(...(await until(maxAgeMs + NOTICE_MS, () => stillInside(victim, place, OUT))));
  await comeBack();
  faults.push(...(await until(RETURN_MS, () => stillInside(victim, place, new Set([401])))));
  faults.push(...(await until(RETURN_MS, () => stillInside(admin, place, new Set([200])))));
  return faults;
}
