/** An IANA name that this runtime knows. Intl takes offsets too, but `+01:00` is wrong for half of Madrid's year. */
export function isZona(zona: string): boolean {
  if (/^[+-]/.test(zona)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zona });
    return true;
  } catch {
    return false;
  }
}

/** Where this process runs. Intl knows none when TZ names none. */
export const zonaOfServer = (): string =>
  (Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined) ?? 'UTC';
