import type { JetStreamManager } from '@nats-io/jetstream';
import { LRUCache } from 'lru-cache';
import type { OutboxMessage } from './outbox-row';

const MAX_SUBJECTS = 20_000;

/**
 * Keeps an older state from being sent over a newer one. Rows of two replicas may sort against their order
 * of commit (clocks), and a row may be sent again after a crash, when its successor is already out; the
 * broker's duplicate check does not help there, because it drops the successor and keeps the older one.
 */
export class NewestStates {
  private readonly sent = new LRUCache<string, number>({ max: MAX_SUBJECTS });

  /** The messages worth sending: facts, and of each subject its newest state if nothing newer is out. */
  choose(messages: OutboxMessage[]): OutboxMessage[] {
    const newest = new Map<string, number>();
    for (const { subject, version } of messages) {
      if (version !== undefined) newest.set(subject, Math.max(version, newest.get(subject) ?? 0));
    }
    return messages.filter(({ subject, version }) => {
      if (version === undefined) return true;
      return version === newest.get(subject) && version > (this.sent.get(subject) ?? -1);
    });
  }

  record({ subject, version }: OutboxMessage): void {
    if (version !== undefined) this.sent.set(subject, Math.max(version, this.sent.get(subject) ?? 0));
  }

  /** Asks the broker what an earlier sender has already put out under the subjects of these messages. */
  async learn(
    messages: OutboxMessage[],
    manager: JetStreamManager,
    stream: string,
    toSubject: (subject: string) => string,
  ): Promise<void> {
    const unknown = new Set<string>();
    for (const { subject, version } of messages) {
      if (version !== undefined && !this.sent.has(subject)) unknown.add(subject);
    }
    await Promise.all(
      [...unknown].map(async (subject) => {
        const stored = await manager.streams.getMessage(stream, { last_by_subj: toSubject(subject) });
        this.sent.set(subject, stored ? stored.json<{ version: number }>().version : -1);
      }),
    );
  }
}
