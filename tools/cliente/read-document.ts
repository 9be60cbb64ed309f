import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 1_000;
const MAX_TRIES = 60;
const UNAVAILABLE = 503;

/** The document of the whole API: it is asked for again while a service does not answer. */
export async function readDocument(url: string): Promise<object> {
  for (let i = 0; i < MAX_TRIES; i++) {
    const reply = await fetch(`${url}/api/docs-json`);
    if (reply.ok) return (await reply.json()) as object;
    if (reply.status !== UNAVAILABLE)
      throw new Error(`${url} responde ${reply.status}: arranca el producto con npm start`);
    await wait(PAUSE_MS);
  }
  throw new Error(`${url}/api/docs-json no está disponible: mira ${url}/api/salud`);
}
