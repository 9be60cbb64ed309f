import { describe, expect, it } from '@jest/globals';
import { isStuck, standstillOf, type Standstill } from './standstill';

const START = 1_000_000;
const MINUTE = 60_000;

interface Seen {
  floor?: number;
  delivered?: number;
  unacked?: number;
  pending?: number;
  created?: string;
}

const infoOf = ({ floor = 0, delivered = 5, unacked = 5, pending = 0, created = 'ayer' }: Seen) => ({
  created,
  ack_floor: { consumer_seq: floor },
  delivered: { consumer_seq: delivered },
  num_ack_pending: unacked,
  num_pending: pending,
  config: { max_ack_pending: 100 },
});

/** Whether the consumer counts as stuck after it was seen like this at these minutes. */
const after = (...looks: [minute: number, seen: Seen][]): boolean => {
  let standstill: Standstill | null = null;
  let now = START;
  for (const [minute, seen] of looks) {
    now = START + minute * MINUTE;
    standstill = standstillOf(standstill, infoOf(seen), now);
  }
  return standstill !== null && isStuck(standstill, now);
};

describe('a consumer is stuck', () => {
  it('when for a minute it has delivered nothing although it could', () => {
    expect(after([0, { pending: 1 }], [1, { pending: 2 }])).toBe(true);
    expect(after([0, { pending: 1 }], [0.9, { pending: 2 }])).toBe(false);
    expect(after([0, {}], [1.5, { pending: 1 }])).toBe(false);
    expect(after([0, { pending: 1 }], [0.5, {}], [1.5, { pending: 1 }])).toBe(false);
  });

  it('when for two minutes it has redelivered nothing and received no acknowledgement', () => {
    expect(after([0, {}], [2, {}])).toBe(true);
    expect(after([0, {}], [1.9, {}])).toBe(false);
  });
});

describe('a consumer is not stuck', () => {
  it('while it delivers or redelivers messages', () => {
    expect(after([0, { pending: 3 }], [1, { pending: 3, delivered: 6 }])).toBe(false);
    expect(after([0, {}], [1.5, { delivered: 6 }], [3, { delivered: 7 }])).toBe(false);
  });

  it('while its messages are acknowledged', () => {
    expect(after([0, { pending: 3 }], [1, { pending: 3, floor: 1 }])).toBe(false);
  });

  it('when it must not deliver more until earlier messages are acknowledged', () => {
    expect(after([0, { unacked: 100, pending: 9 }], [1.5, { unacked: 100, pending: 9 }])).toBe(false);
  });

  it('when it waits for no acknowledgement, or waited for none in between', () => {
    expect(after([0, { unacked: 0 }], [9, { unacked: 0 }])).toBe(false);
    expect(after([0, {}], [1.5, { unacked: 0 }], [3, {}])).toBe(false);
  });

  it('when it has just been reopened', () => {
    expect(after([0, { pending: 1 }], [9, { pending: 1, created: 'hoy' }])).toBe(false);
  });
});
