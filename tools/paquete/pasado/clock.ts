const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SATURDAY = 6;
const FIRST_MINUTE = 8 * 60;
const WORKING_MINUTES = 8 * 60;

/** Days and hours of the demo's past; day 0 is the day on which it is made. */
export class Clock {
  private readonly midnight: number;

  /** `today` as `2026-11-20`. */
  constructor(today: string) {
    this.midnight = Date.parse(today);
  }

  /** The instant that is this share (0 to 1) of that day's working hours; of a weekend, the Friday before. */
  at(day: number, share = 0): string {
    const minute = FIRST_MINUTE + Math.round(WORKING_MINUTES * Math.min(1, Math.max(0, share)));
    return new Date(this.midnight + this.working(day) * DAY_MS + minute * MINUTE_MS).toISOString();
  }

  /** A planned day, which has no hour. */
  day(day: number): string {
    return new Date(this.midnight + day * DAY_MS).toISOString();
  }

  dayOf(fecha: string): number {
    return Math.floor((Date.parse(fecha) - this.midnight) / DAY_MS);
  }

  private working(day: number): number {
    const weekday = new Date(this.midnight + day * DAY_MS).getUTCDay();
    if (weekday === SATURDAY) return day - 1;
    return weekday === 0 ? day - 2 : day;
  }
}
