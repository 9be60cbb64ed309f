import { describe, expect, it } from '@jest/globals';
import { addBuckets, readBuckets, since, upperBoundOf } from './histogram.ts';

const METRICS = `# TYPE eventos_retraso_segundos histogram
eventos_retraso_segundos_bucket{le="0.05",consumidor="a"} 90
eventos_retraso_segundos_bucket{le="0.1",consumidor="a"} 98
eventos_retraso_segundos_bucket{le="+Inf",consumidor="a"} 100
eventos_retraso_segundos_bucket{le="0.05",consumidor="b"} 100
eventos_retraso_segundos_bucket{le="0.1",consumidor="b"} 100
eventos_retraso_segundos_bucket{le="+Inf",consumidor="b"} 100
http_peticion_segundos_bucket{le="0.05"} 7`;

const byConsumer = readBuckets(METRICS, 'eventos_retraso_segundos', 'consumidor');
const buckets = addBuckets([...byConsumer.values()]);

describe('a histogram', () => {
  it('adds up all values of a label, which it also tells apart, and no other histogram', () => {
    expect([...byConsumer.keys()]).toEqual(['a', 'b']);
    expect(byConsumer.get('a')?.get(0.05)).toBe(90);
    expect([...buckets]).toEqual([
      [0.05, 190],
      [0.1, 198],
      [Infinity, 200],
    ]);
  });

  it('gives the bound below which a share of its values lies', () => {
    expect(upperBoundOf(buckets, 0.5)).toBe(0.05);
    expect(upperBoundOf(buckets, 0.99)).toBe(0.1);
    expect(upperBoundOf(buckets, 0.999)).toBe(Infinity);
    expect(upperBoundOf(new Map(), 0.5)).toBeNaN();
  });

  it('returns what was added since an earlier reading, and adds up several services', () => {
    expect(upperBoundOf(since(buckets, buckets), 0.99)).toBeNaN();
    expect(addBuckets([buckets, buckets]).get(0.1)).toBe(396);
  });
});
