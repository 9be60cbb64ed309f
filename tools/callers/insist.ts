const MAX_ATTEMPTS = 60;
const PAUSE_MS = 100;

/**
 * Repeats an action that may fail because a person or team created a moment ago is not known to every service yet. It
 * must be safe to do twice.
 */
export async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
