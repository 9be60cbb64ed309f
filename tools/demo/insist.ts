const MAX_ATTEMPTS = 40;
const PAUSE_MS = 100;

/**
 * Repeats an action whose error may go away: a person or team created a moment ago is not known to every service yet.
 */
export async function insist<T>(act: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (!mayPass(error) || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
