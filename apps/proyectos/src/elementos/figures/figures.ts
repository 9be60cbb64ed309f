import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Broker, type Writing } from '@pmp/platform';
import { LRUCache } from 'lru-cache';

const MAX_PROYECTOS = 1_000;

/**
 * Figures counted from the elements of a project, kept until one of them changes. Ten thousand tasks take the database
 * 200 ms, and everybody asks for them: on the first screen, and at the same moment when a task of an open board changes.
 * This process's own changes count when their transaction ends, before the caller is answered; those of other replicas,
 * when the bus tells of them. Without the bus, nothing is kept.
 */
@Injectable()
export class Figures implements OnApplicationBootstrap {
  private readonly kept = new LRUCache<string, Map<string, Promise<unknown>>>({ max: MAX_PROYECTOS });
  private listening: NatsConnection | null = null;

  constructor(private readonly broker: Broker) {}

  onApplicationBootstrap(): void {
    this.broker.onConnect((connection) => {
      // Changes announced while there was no connection were missed for good.
      this.kept.clear();
      if (this.listening === connection) return;
      this.listening = connection;
      connection.subscribe(this.broker.subject('vivo.proyecto.*'), {
        callback: (_error, { subject }) => void this.kept.delete(subject.slice(subject.lastIndexOf('.') + 1)),
      });
    });
  }

  /** What `count` says of the project; whoever asks while it is counting shares the answer. `what` names the figure. */
  of<T>(proyecto: string, what: string, count: () => Promise<T>): Promise<T> {
    if (!this.broker.connection) return count();
    const figures = this.kept.get(proyecto) ?? new Map<string, Promise<unknown>>();
    this.kept.set(proyecto, figures);
    const known = figures.get(what) as Promise<T> | undefined;
    if (known) return known;
    const counted = count();
    figures.set(what, counted);
    // Whoever waits sees the failure, but it is not kept for the next one.
    counted.catch(() => figures.delete(what));
    return counted;
  }

  /** They are counted again once this transaction has ended. */
  forgetAfter(tx: Writing, proyecto: string): void {
    tx.once('ended', () => this.kept.delete(proyecto));
  }
}
