import type { ConsumerInfo } from '@nats-io/jetstream';

/** Six times what the broker waits for an acknowledgement. */
const OWING_MS = 60_000;
/** Nobody misses anything: whoever still has those messages, cut off from its database, is given this long. */
const SILENT_MS = 120_000;

interface Progress extends Pick<ConsumerInfo, 'created' | 'num_ack_pending' | 'num_pending'> {
  ack_floor: { consumer_seq: number };
  delivered: { consumer_seq: number };
  config: { max_ack_pending?: number };
}

/** How long a consumer that waits for acknowledgements has been where it is. */
export interface Standstill {
  /** It has not moved while this has not. */
  place: string;
  since: number;
  /** Since when it has also had something to deliver, and room for it. */
  owingSince: number | null;
}

/** null: it waits for nobody. */
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

/** A message that exists would have been delivered again long since. */
export const isStuck = ({ since, owingSince }: Standstill, instant: number): boolean =>
  instant - since >= SILENT_MS || (owingSince !== null && instant - owingSince >= OWING_MS);
