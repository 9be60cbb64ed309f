interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** One outcome per item, in the order of the items. */
export type Outcome<Result> = { result: Result } | { error: unknown };

/**
 * Works on the items of one key in batches, one after another and in the order they came; what arrives meanwhile makes
 * up the next batch. Otherwise transactions on one document would conflict and start over.
 */
export class BatchQueue<Item, Result> {
  private readonly lines = new Map<string, Waiting<Item, Result>[]>();

  constructor(
    private readonly work: (key: string, items: Item[]) => Promise<Outcome<Result>[]>,
    private readonly maxBatch: number,
  ) {}

  add(key: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const line = this.lines.get(key);
      if (line) {
        line.push(waiting);
        return;
      }
      const fresh = [waiting];
      this.lines.set(key, fresh);
      void this.run(key, fresh);
    });
  }

  private async run(key: string, line: Waiting<Item, Result>[]): Promise<void> {
    while (line.length > 0) await this.runBatch(key, line.splice(0, this.maxBatch));
    this.lines.delete(key);
  }

  private async runBatch(key: string, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.work(
        key,
        batch.map(({ item }) => item),
      );
      outcomes.forEach((outcome, i) => {
        if ('result' in outcome) batch[i]?.resolve(outcome.result);
        else batch[i]?.reject(outcome.error);
      });
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
  }
}
