const OUTSIDE_PRINTABLE_ASCII = /[^\x21-\x7e]|\\/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/** Whether the gateway and the service behind it are sure to read the path alike. */
export function isWellFormedPath(path: string): boolean {
  if (OUTSIDE_PRINTABLE_ASCII.test(path)) return false;
  if (!path.includes('%')) return !DOT_SEGMENT.test(path);
  try {
    return !DOT_SEGMENT.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
