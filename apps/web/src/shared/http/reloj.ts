/** Times on screen are in minutes: a clock that is off by less says nothing wrong, and replies take a while. */
const TOLERATED_MS = 30_000;

let offset = 0;
const listeners = new Set<() => void>();

/** The time as the server has it: the clock of a device may be wrong, and what is «hace 2 min» must not depend on it. */
export const reloj = {
  now: (): number => Date.now() + offset,

  /** A moment that this device has noted down, in the server's time. */
  ofHere: (ms: number): number => ms + offset,

  /** `date`: the header of a reply that has just come. */
  hear: (date: string | null): void => {
    const off = Date.parse(date ?? '') - Date.now();
    if (Number.isNaN(off)) return;
    const next = Math.abs(off) < TOLERATED_MS ? 0 : off;
    if (Math.abs(next - offset) < TOLERATED_MS) return;
    offset = next;
    listeners.forEach((listener) => listener());
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
