import type { Tally } from './tally.ts';

/** How much the memory of all processes may grow, including new data, while 300 people work for ten minutes. */
const GROWTH_LIMIT_MB = 250;
/**
 * Sum of the resident sizes of ten processes. Pages that they share are counted several times: 58 MB of each of nine are
 * the program of Node.
 */
const TOTAL_LIMIT_MB = 1_900;
/** Holds on two cores without other load. */
const LAG_LIMIT_S = 1;
const DELIVERY_LIMIT_MS = 1_000;

/** The limits that the product promises under load, and whether it kept them. */
export class PromisedLimits {
  private readonly kept: [text: string, kept: boolean][] = [];

  noErrors(failed: number, disconnections: number): void {
    this.add(
      `ninguna acción falla (${failed}) ni se corta un socket (${disconnections})`,
      failed + disconnections === 0,
    );
  }

  memory(growthMb: number, totalMb: number): void {
    const figures = `${Math.round(growthMb)} MB más, ${Math.round(totalMb)} en total`;
    const limits = `como mucho ${GROWTH_LIMIT_MB} y ${TOTAL_LIMIT_MB}`;
    this.add(
      `memoria acotada: ${figures} (${limits})`,
      growthMb <= GROWTH_LIMIT_MB && totalMb <= TOTAL_LIMIT_MB,
    );
  }

  /** `p99`: the upper bound of its bucket. */
  eventLag(p99: number, deliveryMs: number): void {
    const figures = `p99 de los eventos ≤ ${p99} s, de un mensaje a las pantallas ${Math.round(deliveryMs)} ms`;
    const limits = `como mucho ${LAG_LIMIT_S} s y ${DELIVERY_LIMIT_MS} ms`;
    this.add(`${figures} (${limits})`, p99 <= LAG_LIMIT_S && deliveryMs <= DELIVERY_LIMIT_MS);
  }

  shedding(poured: Tally, disconnections: number, ends: { name: string; how: string }[]): void {
    const figures = `${poured.served} servidas, ${poured.shed} rechazadas, ${poured.broken} rotas`;
    this.add(`con sobrecarga se rechaza con 429 o 503: ${figures}`, poured.shed > 0 && poured.broken === 0);
    this.add(`todo rechazo dice cuándo volver (${poured.rude} no)`, poured.rude === 0);
    const ended = ends.map(({ name, how }) => `${name}: ${how}`).join(', ') || 'ninguno';
    this.add(
      `no cae ningún proceso (${ended}) ni socket (${disconnections})`,
      ends.length + disconnections === 0,
    );
  }

  recovery(failed: number, asked: number): void {
    this.add(
      `después, por sí solo, todo vuelve a ir bien (${failed} fallos de ${asked})`,
      failed === 0 && asked > 0,
    );
  }

  /** Prints the results and returns whether all promises were kept. */
  print(): boolean {
    console.log('');
    for (const [text, kept] of this.kept) console.log(`${kept ? '✓' : '✗'} ${text}`);
    return this.kept.every(([, kept]) => kept);
  }

  private add(text: string, kept: boolean): void {
    this.kept.push([text, kept]);
  }
}
