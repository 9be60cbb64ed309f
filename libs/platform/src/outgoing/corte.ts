import { esperaMs, FALLOS_DEL_CORTE } from './espera';

/** Somebody waits for each of these calls: it is tried again at least this often. */
const MAX_ESPERA_MS = 5 * 60_000;

/**
 * Leaves the other side alone after a few failures in a row, for longer each time, and then tries with one call before
 * the rest may go. It knows what this process has met: others find out for themselves.
 */
export class Corte {
  private fallos = 0;
  private hasta = 0;
  private isTrying = false;

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether a call may go. Whoever gets a yes says how it went, by one of the three below. */
  admits(): boolean {
    if (this.fallos < FALLOS_DEL_CORTE) return true;
    if (this.isTrying || this.now() < this.hasta) return false;
    this.isTrying = true;
    return true;
  }

  worked(): void {
    this.fallos = 0;
    this.isTrying = false;
  }

  failed(): void {
    this.fallos += 1;
    this.isTrying = false;
    const cortes = this.fallos - FALLOS_DEL_CORTE + 1;
    if (cortes > 0) this.hasta = this.now() + Math.min(esperaMs(cortes), MAX_ESPERA_MS);
  }

  /** Nobody waited for the end: it says nothing about the other side. */
  givenUp(): void {
    this.isTrying = false;
  }
}
