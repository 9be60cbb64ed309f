import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Broker, Feeds, type Writing } from '@pmp/platform';
import { LRUCache } from 'lru-cache';

/** More than anybody sees in a large installation: with fewer, each look would push out what the next one needs. */
const MAX_PROYECTOS = 3_000;

const subjectOf = (proyecto: string): string => `vivo.proyecto.${proyecto}`;

/**
 * Figures counted from the elements of a project, kept until one of them changes. Ten thousand tasks take the database
 * 200 ms, and everybody asks for them: on the first screen, and at the same moment when a task of an open board changes.
 * This process's own changes count when their transaction ends, before the caller is answered; those of other replicas,
 * when the bus tells of them, which is asked only about projects of which something is kept. Without the bus, nothing is
 * kept.
 */
@Injectable()
export class Figures implements OnApplicationBootstrap {
  private readonly feeds: Feeds;
  private readonly kept = new LRUCache<string, Map<string, Promise<unknown>>>({
    max: MAX_PROYECTOS,
    dispose: (_figures, proyecto) => this.feeds.stop(subjectOf(proyecto)),
  });

  constructor(private readonly broker: Broker) {
    this.feeds = new Feeds(broker, (subject) => this.forget(subject.slice(subject.lastIndexOf('.') + 1)));
  }

  onApplicationBootstrap(): void {
    // Changes announced while there was no connection were missed for good.
    this.broker.onConnect(() => this.kept.clear());
  }

  /** What `count` says of the project; whoever asks while it is counting shares the answer. `what` names the figure. */
  of<T>(proyecto: string, what: string, count: () => Promise<T>): Promise<T> {
    if (!this.broker.connection) return count();
    const figures = this.kept.get(proyecto) ?? this.keep(proyecto);
    const known = figures.get(what) as Promise<T> | undefined;
    if (known) return known;
    // Counted before the bus tells of changes, it could be kept without the one that came between.
    const counted = this.feeds.ready(subjectOf(proyecto)).then(count);
    figures.set(what, counted);
    // Whoever waits sees the failure, but it is not kept for the next one.
    counted.catch(() => {
      if (figures.get(what) === counted) figures.delete(what);
    });
    return counted;
  }

  /** They are counted again once this transaction has ended. */
  forgetAfter(tx: Writing, proyecto: string): void {
    tx.once('ended', () => this.forget(proyecto));
  }

  private keep(proyecto: string): Map<string, Promise<unknown>> {
    const figures = new Map<string, Promise<unknown>>();
    this.kept.set(proyecto, figures);
    this.feeds.start(subjectOf(proyecto));
    return figures;
  }

  /** The bus is listened to on: what changes now is soon asked for again. */
  private forget(proyecto: string): void {
    this.kept.get(proyecto)?.clear();
  }
}
