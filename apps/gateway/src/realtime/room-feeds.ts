import { Inject, Injectable } from '@nestjs/common';
import { Broker, Feeds, LOGGER } from '@pmp/platform';
import type { Msg } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { isFed, roomOfSubject, subjectOfRoom } from './rooms';

/** What is told when a room gets its first socket, and when its last one has left. */
export interface RoomCensus {
  on(event: 'create-room' | 'delete-room', listener: (room: string) => void): unknown;
}

/** Hears what is published to a room while somebody of this gateway is in it, and nothing of any other. */
@Injectable()
export class RoomFeeds {
  private readonly feeds: Feeds;
  private relay: (room: string, message: Msg) => void = () => undefined;

  constructor(broker: Broker, @Inject(LOGGER) logger: Logger) {
    this.feeds = new Feeds(broker, (subject, message, error) => {
      if (error) logger.warn({ motivo: error.message, subject }, 'suscripción con error');
      else this.relay(roomOfSubject(subject), message);
    });
  }

  /** `relay` is called with whatever is published to a room that somebody is in. */
  follow(rooms: RoomCensus, relay: (room: string, message: Msg) => void): void {
    this.relay = relay;
    rooms.on('create-room', (room) => {
      if (isFed(room)) this.feeds.start(subjectOfRoom(room));
    });
    rooms.on('delete-room', (room) => this.feeds.stop(subjectOfRoom(room)));
  }

  /**
   * Resolves when nothing that is published to the room from now on is missed. Whoever has entered reads what the room
   * is about after that, so that each change is in what they read or comes to them.
   */
  heard(room: string): Promise<void> {
    return this.feeds.ready(subjectOfRoom(room));
  }
}
