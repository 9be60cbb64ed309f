import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 1_000;
const MAX_TRIES = 60;
/** How the document begins to say that a service did not answer in time. */
const INCOMPLETE = /^Faltan /;

export interface Document {
  info: { description: string };
}

/** The document of the whole API: it is read again while a service that is busy is left out of it. */
export async function readDocument(url: string): Promise<Document> {
  for (let i = 0; i < MAX_TRIES; i++) {
    const reply = await fetch(`${url}/api/docs-json`);
    if (!reply.ok) throw new Error(`${url} responde ${reply.status}: arranca el producto con npm start`);
    const document = (await reply.json()) as Document;
    if (!INCOMPLETE.test(document.info.description)) return document;
    await wait(PAUSE_MS);
  }
  throw new Error(`${url}/api/docs-json está incompleto: mira ${url}/api/salud`);
}
