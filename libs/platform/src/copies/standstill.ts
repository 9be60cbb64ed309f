import type { ConsumerInfo } from '@nats-io/jetstream';

/** Six times what the broker waits for an acknowledgement. */
const OWING_MS = 60_000;
/** Longer, as no message is held up: a replica that still has the messages but not its database gets this much time. */
const SILENT_MS = 120_000;

interface Progress extends Pick<ConsumerInfo, 'created' | 'num_ack_pending' | 'num_pending'> {
  ack_floor: { consumer_seq: number };
  delivered: { consumer_seq: number };
  config: { max_ack_pending?: number };
}

/** Since when a consumer that waits for acknowledgements has not advanced. */
export interface Standstill {
  /** Its creation time and its acknowledged and delivered positions; while this is unchanged, it has not advanced. */
  place: string;
  since: number;
  /** Since when there was also a message to deliver and room for it below `max_ack_pending`; else null. */
  owingSince: number | null;
}

/** null: the consumer waits for no acknowledgement. */
export function standstillOf(before: Standstill | null, now: Progress, instant: number): Standstill | null {
  if (now.num_ack_pending === 0) return null;
  const place = [now.created, now.ack_floor.consumer_seq, now.delivered.consumer_seq].join(' ');
  const same = before?.place === place ? before : null;
  const owing = now.num_pending > 0 && now.num_ack_pending < (now.config.max_ack_pending ?? 0);
  return {
    place,
    since: same?.since ?? instant,
    owingSince: owing ? (same?.owingSince ?? instant) : null,
  };
}

/** True once the broker would long since have redelivered any message that still exists. */
export const isStuck = ({ since, owingSince }: Standstill, instant: number): boolean =>
  instant - since >= SILENT_MS || (owingSince !== null && instant - owingSince >= OWING_MS);
