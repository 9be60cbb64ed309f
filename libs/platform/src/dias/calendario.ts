import { isWithoutHour, type Dia } from './dia';

const DAY_MS = 86_400_000;
/** In every zone, days begin at a multiple of this. */
const QUARTER_MS = 900_000;
/** Ten years; older days are hardly ever asked for. */
const MAX_KNOWN = 3_660;

/** Within one day of UTC: which day it is before the zone's midnight, and when the next day begins. */
interface Midnight {
  at: number;
  before: Dia;
  after: Dia;
}

/**
 * Which day it is at an instant, in one zone. A call to Intl takes 2 µs, and the figures of a large project need tens
 * of thousands of them, so the midnight within each UTC day is computed once.
 */
export class Calendario {
  private readonly format: Intl.DateTimeFormat;
  private readonly midnights = new Map<number, Midnight>();

  constructor(readonly zona: string) {
    const digits = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    this.format = new Intl.DateTimeFormat('en', { timeZone: zona, calendar: 'iso8601', ...digits });
  }

  diaOf(instante: Date | string): Dia {
    const ms = new Date(instante).getTime();
    const { at, before, after } = this.midnightIn(Math.floor(ms / DAY_MS));
    return ms < at ? before : after;
  }

  /**
   * The day that a planned date (a due date, a sprint's last day) names. Without a time it is the same day for
   * everybody, whatever the zone.
   */
  diaOfPlan(fecha: Date | string): Dia {
    return isWithoutHour(fecha) ? new Date(fecha).getTime() / DAY_MS : this.diaOf(fecha);
  }

  /** When this day begins. */
  startOf(dia: Dia): Date {
    for (const utc of [dia - 1, dia]) {
      const { at, before, after } = this.midnightIn(utc);
      if (before < dia && after === dia) return new Date(at);
    }
    return new Date(dia * DAY_MS);
  }

  /** When clocks of the zone show what UTC's show at this instant; of an hour that they skip, as far after midnight. */
  instantOf(reloj: Date): Date {
    const dia = Math.floor(reloj.getTime() / DAY_MS);
    const start = this.startOf(dia).getTime();
    const first = start + (reloj.getTime() - dia * DAY_MS);
    const change = this.startOf(dia + 1).getTime() - start - DAY_MS;
    if (!change || this.clockAt(first) === reloj.getTime()) return new Date(first);
    const second = first + change;
    return new Date(this.clockAt(second) === reloj.getTime() ? second : first);
  }

  /** What clocks of the zone show, as if it were UTC's; asked for on the days on which they change only. */
  private clockAt(ms: number): number {
    const clock = { hourCycle: 'h23', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    const format = new Intl.DateTimeFormat('en', { timeZone: this.zona, ...clock });
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const seconds = (parts.get('hour')! * 60 + parts.get('minute')!) * 60 + parts.get('second')!;
    return this.diaOf(new Date(ms)) * DAY_MS + seconds * 1_000;
  }

  private midnightIn(utc: number): Midnight {
    const known = this.midnights.get(utc);
    if (known) return known;
    if (this.midnights.size >= MAX_KNOWN) this.midnights.clear();
    const midnight = this.find(utc * DAY_MS);
    this.midnights.set(utc, midnight);
    return midnight;
  }

  private find(start: number): Midnight {
    const before = this.ask(start);
    const after = this.ask(start + DAY_MS - 1);
    let low = 0;
    let high = DAY_MS / QUARTER_MS;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.ask(start + middle * QUARTER_MS) === before) low = middle;
      else high = middle;
    }
    return { at: start + high * QUARTER_MS, before, after };
  }

  private ask(ms: number): Dia {
    const parts = new Map(this.format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year')!, parts.get('month')! - 1, parts.get('day')) / DAY_MS;
  }
}
