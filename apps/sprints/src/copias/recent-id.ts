/** How long a new entity may take to reach the local copies before it counts as unknown. */
const ARRIVAL_MS = 10_000;

/** Whether the id was made moments ago: its first four bytes are the time in seconds. */
export function isRecentId(id: string, now: number): boolean {
  return Math.abs(now - Number.parseInt(id.slice(0, 8), 16) * 1_000) < ARRIVAL_MS;
}
