/** Runs the work on one key one at a time, in the order of arrival; different keys do not wait for each other. */
export class TurnsByKey {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(key) ?? Promise.resolve()).then(work);
    const ended = turn
      .catch(() => undefined)
      .finally(() => {
        if (this.last.get(key) === ended) this.last.delete(key);
      });
    this.last.set(key, ended);
    return turn;
  }

  /** How many keys have work under way. */
  get size(): number {
    return this.last.size;
  }
}
