import type { JetStreamManager } from '@nats-io/jetstream';
import { LRUCache } from 'lru-cache';
import type { OutboxMessage } from './outbox-row';

const MAX_SUBJECTS = 20_000;

/**
 * Keeps an older state from being sent after a newer one. This can happen in two ways: the rows of two replicas may
 * sort against the order of their commits if their clocks differ, and after a crash a row may be sent again although
 * its successor has already been sent. The duplicate check of the broker does not help there, because it drops the
 * successor and keeps the older state.
 */
export class NewestStates {
  private readonly sent = new LRUCache<string, number>({ max: MAX_SUBJECTS });

  /**
   * The messages to send: all facts, and of each subject only the newest state, if it is newer than the one already
   * sent.
   */
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

  /** Asks the broker which versions an earlier sender has already sent on the subjects of these messages. */
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
