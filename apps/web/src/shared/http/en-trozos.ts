/** As many ids as fit in an address. */
const MAX_IDS = 200;

/** In parts of at most `size`, in order. */
export const enTrozos = <T>(items: readonly T[], size = MAX_IDS): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
