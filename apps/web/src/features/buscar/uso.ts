import { session } from '../../shared/sesion/session';

/** What each choice takes from those before it: after some twenty others it counts half. */
const DECAY = 0.97;
const FORGOTTEN = 0.1;
const MAX = 200;

/** How much each option is used, by its id. */
export type Uso = ReadonlyMap<string, number>;

const storageKey = () => `buscar:uso:${session.get().user._id ?? ''}`;

const isCount = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** Stored per person, so that others who sign in here do not see it. */
export const readUso = (): Uso => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isCount) : []);
  } catch {
    return new Map();
  }
};

/** Counts one more choice; what is no longer chosen fades. */
export const rememberUso = (chosen: string): void => {
  const faded = [...readUso()].map(([id, count]): [string, number] => [id, count * DECAY]);
  const counts = new Map(faded.filter(([, count]) => count > FORGOTTEN));
  counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX);
  localStorage.setItem(storageKey(), JSON.stringify(most));
};
