import { Inject, Injectable } from '@nestjs/common';
import { Broker, Feeds, LOGGER } from '@pmp/platform/edge';
import type { Msg } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { KEPT_MS, RecentEvents } from './recent-events';
import { isFed, roomOfSubject, subjectOfRoom } from './rooms';

/** What is told when a room gets its first socket, and when its last one has left. */
export interface RoomCensus {
  on(event: 'create-room' | 'delete-room', listener: (room: string) => void): unknown;
}

/**
 * Hears what is published to a room while somebody of this gateway is in it, or may be about to come back, and nothing
 * of any other.
 */
@Injectable()
export class RoomFeeds {
  private readonly feeds: Feeds;
  /** Of rooms without a socket, which are heard for a while in case one comes back. */
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private relay: (room: string, message: Msg) => void = () => undefined;

  constructor(
    broker: Broker,
    private readonly recent: RecentEvents,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.feeds = new Feeds(broker, (subject, message, error) => {
      if (error) logger.warn({ motivo: error.message, subject }, 'suscripción con error');
      else this.relay(roomOfSubject(subject), message);
    });
  }

  /** `relay` is called with whatever is published to a room that somebody is in. */
  follow(rooms: RoomCensus, relay: (room: string, message: Msg) => void): void {
    this.relay = relay;
    rooms.on('create-room', (room) => {
      if (isFed(room)) this.start(room);
    });
    rooms.on('delete-room', (room) => {
      if (isFed(room)) this.leaving.set(room, setTimeout(() => this.stop(room), KEPT_MS).unref());
    });
  }

  /** Nobody who has left the room is coming back to it. */
  release(room: string): void {
    if (this.leaving.has(room)) this.stop(room);
  }

  /**
   * Resolves when nothing that is published to the room from now on is missed. Whoever has entered reads what the room
   * is about after that, so that each change is in what they read or comes to them.
   */
  heard(room: string): Promise<void> {
    return this.feeds.ready(subjectOfRoom(room));
  }

  private start(room: string): void {
    const isHeard = this.leaving.has(room);
    clearTimeout(this.leaving.get(room));
    this.leaving.delete(room);
    if (isHeard) return;
    this.recent.open(room);
    this.feeds.start(subjectOfRoom(room));
  }

  private stop(room: string): void {
    clearTimeout(this.leaving.get(room));
    this.leaving.delete(room);
    this.recent.close(room);
    this.feeds.stop(subjectOfRoom(room));
  }
}
