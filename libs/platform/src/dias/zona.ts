/**
 * An IANA name that this runtime knows. Intl also accepts offsets, but `+01:00` is wrong in Madrid for half the year.
 */
export function isZona(zona: string): boolean {
  if (/^[+-]/.test(zona)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zona });
    return true;
  } catch {
    return false;
  }
}

/** The zone of this process. Intl reports none if TZ is set to something it does not know. */
export const zonaOfServer = (): string =>
  (Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined) ?? 'UTC';
