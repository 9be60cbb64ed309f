import { newId } from './new-id';

interface Adelantada {
  authorization: string;
  id: string;
  response: Promise<Response>;
  asked: number;
  /** What it says, once all of it is here; never of a refusal. */
  text?: string;
}

/** Older than this, the screen that it was asked for has not come, and who asks later wants a newer answer. */
const MAX_AGE_MS = 15_000;

const waiting = new Map<string, Adelantada>();

const take = (path: string, authorization: string | null): Adelantada | undefined => {
  const found = waiting.get(path);
  waiting.delete(path);
  if (!found || found.authorization !== authorization) return undefined;
  return performance.now() - found.asked < MAX_AGE_MS ? found : undefined;
};

/**
 * Reads that are asked for before the screen that needs them is there. Each answer is handed over once, to the first
 * who asks for the same address with the same token; everything later asks the server.
 */
export const adelantadas = {
  /** Resolves when there is nothing more to come. Whoever takes it hears of a failure; nobody may ever do so. */
  ask: async (path: string, token: string): Promise<void> => {
    const id = newId();
    const authorization = `Bearer ${token}`;
    const headers = { accept: 'application/json', authorization, 'x-correlation-id': id };
    const response = fetch(path, { headers, method: 'GET' });
    const asked: Adelantada = { authorization, id, response, asked: performance.now() };
    waiting.set(path, asked);
    try {
      const answer = await response;
      if (answer.ok) asked.text = await answer.clone().text();
    } catch {
      // It stays for `take`.
    }
  },

  take,

  /** The text of an answer that is here; one that is still on its way, or refuses, stays for `take`. */
  takeArrived: (path: string, authorization: string): string | undefined =>
    waiting.get(path)?.text === undefined ? undefined : take(path, authorization)?.text,
};
