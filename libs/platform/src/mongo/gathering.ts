interface Waiting<In, Out> {
  item: In;
  resolve: (outcome: Out) => void;
  reject: (error: unknown) => void;
}

/** Processes one batch at a time: items that arrive meanwhile form the next one. When idle, an item starts at once. */
export class Gathering<In, Out> {
  private waiting: Waiting<In, Out>[] = [];
  private busy = false;

  /** `work` returns one outcome per item, in order; if it throws, every item of the batch is rejected. */
  constructor(
    private readonly maxBatch: number,
    private readonly work: (items: In[]) => Promise<readonly Out[]>,
  ) {}

  /** Nothing is under way or waits. */
  get idle(): boolean {
    return !this.busy;
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.busy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.maxBatch);
      try {
        const outcomes = await this.work(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(outcomes[index]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.busy = false;
  }
}

/** A gathering for each key: one batch of a key at a time, while those of other keys are processed beside it. */
export class GatheringByKey<Key, In, Out> {
  private readonly gatherings = new Map<Key, Gathering<In, Out>>();

  constructor(
    private readonly maxBatch: number,
    private readonly work: (key: Key, items: In[]) => Promise<readonly Out[]>,
  ) {}

  async add(key: Key, item: In): Promise<Out> {
    const gathering =
      this.gatherings.get(key) ?? new Gathering(this.maxBatch, (items) => this.work(key, items));
    this.gatherings.set(key, gathering);
    try {
      return await gathering.add(item);
    } finally {
      if (gathering.idle) this.gatherings.delete(key);
    }
  }
}
