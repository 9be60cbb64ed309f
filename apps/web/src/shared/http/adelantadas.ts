import { newId } from './new-id';

interface Adelantada {
  authorization: string;
  id: string;
  response: Promise<Response>;
  asked: number;
}

/** Older than this, the screen that it was asked for has not come, and who asks later wants a newer answer. */
const MAX_AGE_MS = 15_000;

const waiting = new Map<string, Adelantada>();

/**
 * Reads that are asked for before the screen that needs them is there. Each answer is handed over once, to the first
 * who asks for the same address with the same token; everything later asks the server.
 */
export const adelantadas = {
  ask: (path: string, token: string): void => {
    const id = newId();
    const authorization = `Bearer ${token}`;
    const headers = { accept: 'application/json', authorization, 'x-correlation-id': id };
    const response = fetch(path, { headers, method: 'GET' });
    // Whoever takes it hears of the failure; nobody may ever do so.
    response.catch(() => undefined);
    waiting.set(path, { authorization, id, response, asked: performance.now() });
  },

  take: (path: string, authorization: string | null): Pick<Adelantada, 'id' | 'response'> | undefined => {
    const found = waiting.get(path);
    waiting.delete(path);
    if (!found || found.authorization !== authorization) return undefined;
    return performance.now() - found.asked < MAX_AGE_MS ? found : undefined;
  },
};
