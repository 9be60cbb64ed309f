/** Work on one thing, one after another in the order of arrival; work on different things does not wait. */
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

  /** How many things have work under way. */
  get size(): number {
    return this.last.size;
  }
}
