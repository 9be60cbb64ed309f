import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;

/** Whether something listens on this port of the machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Resolves when the port accepts connections; throws with the name `what` after `withinMs`. */
export async function waitForPort(port: number, what: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isListening(port))) {
    if (Date.now() > deadline) throw new Error(`${what} no responde en el puerto ${port}.`);
    await delay(POLL_MS);
  }
}

interface Health {
  listo?: boolean;
  servicios?: Record<string, unknown>;
}

/**
 * Resolves when the gateway reports that everything is ready; throws with its last answer after `withinMs`, or with the
 * message of `whyNever` as soon as it returns one.
 */
export async function waitForHealth(
  baseUrl: string,
  withinMs: number,
  whyNever: () => string | null,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  let last: Health = {};
  while (Date.now() < deadline) {
    const never = whyNever();
    if (never) throw new Error(never);
    try {
      const reply = await fetch(`${baseUrl}/api/salud`);
      last = (await reply.json()) as Health;
      if (reply.ok) return;
    } catch {
      last = {};
    }
    await delay(POLL_MS);
  }
  throw new Error(
    `El producto no ha llegado a estar listo: ${JSON.stringify(last.servicios ?? 'sin respuesta')}`,
  );
}
