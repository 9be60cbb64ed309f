/** Counts of a Prometheus histogram by upper bound, added up over all labels. */
export type Buckets = Map<number, number>;

const LINE = /^(\w+)_bucket\{(.*)\} (\d+)$/;

const labelIn = (labels: string, label: string) => new RegExp(`(?:^|,)${label}="([^"]*)"`).exec(labels)?.[1];

/** The counts of one histogram, apart for each value of a label. */
export function readBuckets(metrics: string, name: string, label: string): Map<string, Buckets> {
  const all = new Map<string, Buckets>();
  for (const line of metrics.split('\n')) {
    const [, found, labels = '', count] = LINE.exec(line) ?? [];
    if (found !== name) continue;
    const text = labelIn(labels, 'le');
    const upper = text === '+Inf' ? Infinity : Number(text);
    const value = labelIn(labels, label) ?? '';
    const buckets = all.get(value) ?? new Map<number, number>();
    all.set(value, buckets.set(upper, (buckets.get(upper) ?? 0) + Number(count)));
  }
  return all;
}

export function addBuckets(all: readonly Buckets[]): Buckets {
  const sum: Buckets = new Map();
  for (const buckets of all)
    for (const [upper, count] of buckets) sum.set(upper, (sum.get(upper) ?? 0) + count);
  return sum;
}

/** What was counted between two readings. */
export const since = (before: Buckets, after: Buckets): Buckets =>
  new Map([...after].map(([upper, count]) => [upper, count - (before.get(upper) ?? 0)]));

/** The bound of the first bucket that covers this share of the values; NaN without values. */
export function upperBoundOf(buckets: Buckets, q: number): number {
  const ordered = [...buckets].sort(([a], [b]) => a - b);
  const total = ordered.at(-1)?.[1] ?? 0;
  return ordered.find(([, count]) => total > 0 && count >= total * q)?.[0] ?? Number.NaN;
}
