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

/** What a service says that is up but must not serve, as one whose data are of a later version; null: it is not that. */
export async function whyStopped(port: number): Promise<string | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/salud`, {
      signal: AbortSignal.timeout(POLL_MS * 10),
    });
    const { listo, motivo } = (await reply.json()) as { listo?: boolean; motivo?: string };
    // A refusal to answer whoever asks has a reason too.
    return listo === false ? (motivo ?? null) : null;
  } catch {
    return null;
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
  whyNever: () => Promise<string | null>,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  let last: Health = {};
  while (Date.now() < deadline) {
    const never = await whyNever();
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
