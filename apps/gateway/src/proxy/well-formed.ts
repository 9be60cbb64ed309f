const OUTSIDE_PRINTABLE_ASCII = /[^\x21-\x7e]|\\/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/** A path that the gateway and the service behind it cannot read differently. */
export function isWellFormedPath(path: string): boolean {
  if (OUTSIDE_PRINTABLE_ASCII.test(path)) return false;
  if (!path.includes('%')) return !DOT_SEGMENT.test(path);
  try {
    return !DOT_SEGMENT.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
