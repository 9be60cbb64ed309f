import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { nuid } from '@nats-io/transport-node';

/** For how long what a room was sent is kept, and a room heard that its last socket has left without saying so. */
export const KEPT_MS = 120_000;
/** More than this is read again faster than it is sent. */
const MAX_EVENTS = 50;
const TIDY_MS = 30_000;

export interface SentEvent {
  evento: string;
  datos: unknown;
  /** Where in all that this gateway sends it stands. */
  lugar: string;
}

interface Numbered extends SentEvent {
  numero: number;
  enviado: number;
}

interface Recent {
  /** Whatever was sent to the room after this is in `events`. */
  since: number;
  events: Numbered[];
}

/**
 * What this gateway has sent to each room lately. A socket that comes back to it says where it had got to, and is sent
 * what it has missed; a page that finds nothing missing has nothing to read again. Another gateway, or this one after a
 * restart, does not know that place.
 */
@Injectable()
export class RecentEvents implements BeforeApplicationShutdown {
  private readonly gateway = nuid.next();
  private readonly rooms = new Map<string, Recent>();
  private readonly timer = setInterval(() => this.tidy(Date.now() - KEPT_MS), TIDY_MS).unref();
  private last = 0;

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The place of the last event; new clients begin here. */
  get lugar(): string {
    return `${this.gateway}.${this.last}`;
  }

  /** From now on the room hears everything. Nobody has been given this place yet, so nobody can claim to have heard. */
  open(room: string): void {
    this.last += 1;
    this.rooms.set(room, { since: this.last, events: [] });
  }

  close(room: string): void {
    this.rooms.delete(room);
  }

  /** After a break of the broker: what came meanwhile is in no room. */
  forget(): void {
    for (const room of [...this.rooms.keys()]) this.open(room);
  }

  /** Returns the place of the event. */
  record(rooms: readonly string[], evento: string, datos: unknown, except: string | null): string {
    this.last += 1;
    const event = { evento, datos, lugar: this.lugar, numero: this.last, enviado: Date.now() };
    for (const room of rooms) {
      const recent = room === except ? undefined : this.rooms.get(room);
      if (!recent) continue;
      recent.events.push(event);
      if (recent.events.length > MAX_EVENTS) recent.since = recent.events.shift()!.numero;
    }
    return event.lugar;
  }

  /** What the room was sent after that place; null if that is not known. */
  missed(room: string, lugar: string): SentEvent[] | null {
    const [gateway, numero] = lugar.split('.');
    const recent = this.rooms.get(room);
    if (gateway !== this.gateway || !recent || !(Number(numero) >= recent.since)) return null;
    return recent.events.filter((event) => event.numero > Number(numero));
  }

  private tidy(oldest: number): void {
    for (const recent of this.rooms.values())
      while (recent.events[0] && recent.events[0].enviado < oldest)
        recent.since = recent.events.shift()!.numero;
  }
}
