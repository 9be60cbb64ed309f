/** A name may be this much older than in the copy, which itself is normally less than 50 ms behind. */
const TTL_MS = 500;
const MAX_ENTRIES = 10_000;

/** Caches reads of a local copy, so that lists do not query the same few names each time. */
export class CopyCache<T> {
  private readonly entries = new Map<string, { value: T | null; until: number }>();

  constructor(private readonly load: (ids: string[]) => Promise<Map<string, T>>) {}

  /** A lookup for `ids`; it returns null for unknown ones. */
  async read(ids: Iterable<string>): Promise<(id: string) => T | null> {
    const now = Date.now();
    const wanted = new Set(ids);
    const found = new Map<string, T | null>();
    const missing: string[] = [];
    for (const id of wanted) {
      const entry = this.entries.get(id);
      if (entry && entry.until > now) found.set(id, entry.value);
      else missing.push(id);
    }
    if (missing.length) {
      const loaded = await this.load(missing);
      if (this.entries.size > MAX_ENTRIES) this.entries.clear();
      for (const id of missing) {
        const value = loaded.get(id) ?? null;
        found.set(id, value);
        this.entries.set(id, { value, until: now + TTL_MS });
      }
    }
    return (id) => found.get(id) ?? null;
  }
}
