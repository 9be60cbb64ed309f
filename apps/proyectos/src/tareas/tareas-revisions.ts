import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Broker, type Writing } from '@pmp/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ClientSession } from 'mongoose';

/**
 * Numbers that grow when the tasks of a project may have changed. This process's own writes count when their
 * transaction ends, which is before the caller is answered; those of other replicas count when the bus tells of them.
 */
@Injectable()
export class TareasRevisions implements OnApplicationBootstrap {
  private readonly perProyecto = new Map<string, number>();
  private readonly touchedBy = new WeakMap<ClientSession | Writing, Set<string | null>>();
  private ofAll = 0;
  private seen = 0;
  private listening: NatsConnection | null = null;

  constructor(private readonly broker: Broker) {}

  onApplicationBootstrap(): void {
    this.broker.onConnect((connection) => {
      // Changes announced while there was no connection were missed for good.
      this.touchAll();
      if (this.listening === connection) return;
      this.listening = connection;
      connection.subscribe(this.broker.subject('vivo.proyecto.*'), {
        callback: (_error, message) =>
          this.touch(message.subject.slice(message.subject.lastIndexOf('.') + 1)),
      });
    });
  }

  /**
   * Grows with every change of the project's tasks; null without a connection, when changes by others would go unseen.
   */
  revisionOf(proyecto: string): number | null {
    return this.broker.connection && this.ofAll + (this.perProyecto.get(proyecto) ?? 0);
  }

  /** Grows with every change of any task; null as above. */
  get revision(): number | null {
    return this.broker.connection && this.seen;
  }

  /** `proyecto`: null when it is not known. A transaction gets one listener, however many tasks it changes. */
  afterCommit(writing: ClientSession | Writing, proyecto: string | null): void {
    const known = this.touchedBy.get(writing);
    if (known) return void known.add(proyecto);
    const touched = new Set([proyecto]);
    this.touchedBy.set(writing, touched);
    writing.once('ended', () => {
      for (const one of touched)
        if (one === null) this.touchAll();
        else this.touch(one);
    });
  }

  private touch(proyecto: string): void {
    this.seen += 1;
    this.perProyecto.set(proyecto, (this.perProyecto.get(proyecto) ?? 0) + 1);
  }

  private touchAll(): void {
    this.seen += 1;
    this.ofAll += 1;
  }
}
