/** How many of the newest days, weeks and months keep a backup each. */
export interface Retention {
  diarias: number;
  semanales: number;
  mensuales: number;
}

export const DEFAULT_RETENTION: Retention = { diarias: 7, semanales: 4, mensuales: 12 };

const NAME = /^pmp-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz(?:\.age)?$/;
const DAY_MS = 86_400_000;

/** The instant that a backup shows, by its name; null: not a backup that this product named. */
export function instantOf(file: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(file) ?? [];
  const instant = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The first day of its week, in UTC; 1970-01-01 was a Thursday. */
const weekOf = (instant: Date): number => Math.floor((instant.getTime() / DAY_MS + 3) / 7);

/** The newest backup of each of the last `count` periods that have one. */
function newestOfEach(
  files: string[],
  periodOf: (instant: Date) => string | number,
  count: number,
): string[] {
  const newest = new Map<string | number, string>();
  for (const file of files) {
    const period = periodOf(instantOf(file)!);
    if (!newest.has(period)) newest.set(period, file);
  }
  return [...newest.values()].slice(0, count);
}

/**
 * Which of these files may be deleted. Files with other names are nobody's business here, and the newest backup stays
 * whatever is asked for.
 */
export function expired(files: string[], { diarias, semanales, mensuales }: Retention): string[] {
  const backups = files
    .filter((file) => instantOf(file) !== null)
    .toSorted()
    .toReversed();
  const kept = new Set([
    ...backups.slice(0, 1),
    ...newestOfEach(backups, (instant) => instant.toISOString().slice(0, 10), diarias), // the day in UTC, as the name says it
    ...newestOfEach(backups, weekOf, semanales),
    ...newestOfEach(backups, (instant) => instant.toISOString().slice(0, 7), mensuales),
  ]);
  return backups.filter((file) => !kept.has(file));
}

/** Reads `7,4,12`: so many days, weeks and months. */
export function readRetention(text: string): Retention {
  const numbers = text.split(',').map((part) => (/^\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN));
  const [diarias, semanales, mensuales] = numbers;
  if (numbers.length !== 3 || numbers.some(Number.isNaN))
    throw new Error(`«${text}» no dice cuántas copias conservar: días, semanas y meses, como 7,4,12`);
  return { diarias: diarias!, semanales: semanales!, mensuales: mensuales! };
}
