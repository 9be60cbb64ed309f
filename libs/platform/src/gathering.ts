interface Waiting<In, Out> {
  item: In;
  begin: (() => void) | undefined;
  resolve: (outcome: Out) => void;
  reject: (error: unknown) => void;
}

/** Works on one batch at a time; what comes meanwhile makes the next one. Nothing waits when nothing is under way. */
export class Gathering<In, Out> {
  private waiting: Waiting<In, Out>[] = [];
  private busy = false;

  /** `work` answers one outcome for each item, in their order; what it throws is every item's. */
  constructor(
    private readonly maxBatch: number,
    private readonly work: (items: In[]) => Promise<readonly Out[]>,
  ) {}

  /** `begin` is called when the batch that the item is in is worked on. */
  add(item: In, begin?: () => void): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, begin, resolve, reject });
      if (!this.busy) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.maxBatch);
      for (const { begin } of batch) begin?.();
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
