const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After each failure in turn; the last one goes for all that follow. */
const ESPERAS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
];
/** Those that failed together are not all tried again at the same moment. */
const SPREAD = 0.1;

/** After this many failures in a row nothing is sent but one attempt at a time. */
export const FALLOS_DEL_CORTE = 5;

/** How long the other side is left alone. `fallos`: counted from 1. */
export function esperaMs(fallos: number, random: () => number = Math.random): number {
  const espera = ESPERAS[Math.min(fallos, ESPERAS.length) - 1]!;
  return Math.round(espera * (1 - SPREAD + 2 * SPREAD * random()));
}
