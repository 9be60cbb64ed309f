import { Inject, Injectable } from '@nestjs/common';
import type { SeqMsgRequest, StoredMsg } from '@nats-io/jetstream';

import { noDisponible } from '../errors/no-disponible';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import { EventBus, type LiveBus } from '../bus/event-bus';
import { MUERTOS } from '../bus/streams';

/**
 * The dead letters of this service, also those of removed consumers. Their subject says whose they are, because only
 * this service can publish on it. Those that earlier versions put aside are on `muerto.<consumidor>`; they are
 * gone 30 days after the update.
 */
@Injectable()
export class LetterBox {
  constructor(
    private readonly bus: EventBus,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
  ) {}

  /** The number of dead letters of each consumer. */
  async counts(): Promise<Map<string, number>> {
    const { manager } = this.live();
    const { state } = await manager.streams.info(this.stream, {
      subjects_filter: this.bus.subject('muerto.>'),
    });
    const found = new Map<string, number>();
    for (const [subject, count] of Object.entries(state.subjects ?? {})) {
      const consumidor = this.consumerOf(subject);
      if (consumidor !== null) found.set(consumidor, (found.get(consumidor) ?? 0) + count);
    }
    return found;
  }

  /** The oldest dead letters of a consumer, at most `max`. */
  async oldest(consumidor: string, max: number): Promise<StoredMsg[]> {
    const before = await this.oldestOn(this.bus.subject(`muerto.${consumidor}`), max);
    return [...before, ...(await this.oldestOn(this.bus.letters(consumidor), max - before.length))];
  }

  /** null: it no longer exists or belongs to another service. */
  async read(seq: number): Promise<StoredMsg | null> {
    const letter = await this.live().manager.streams.getMessage(this.stream, { seq });
    return letter && this.consumerOf(letter.subject) !== null ? letter : null;
  }

  async remove(seq: number): Promise<void> {
    try {
      await this.live().manager.streams.deleteMessage(this.stream, seq);
    } catch (error) {
      // If somebody else has already removed it, there is nothing left to do.
      if (await this.read(seq)) throw error;
    }
  }

  private get stream(): string {
    return this.bus.stream(MUERTOS);
  }

  private live(): LiveBus {
    const { live } = this.bus;
    if (!live) throw noDisponible('bus');
    return live;
  }

  private async oldestOn(subject: string, max: number): Promise<StoredMsg[]> {
    const { manager } = this.live();
    const found: StoredMsg[] = [];
    for (let seq = 1; found.length < max; seq = found.at(-1)!.seq + 1) {
      const letter = await manager.streams.getMessage(this.stream, {
        seq,
        next_by_subj: subject,
      } as SeqMsgRequest);
      if (!letter) break;
      found.push(letter);
    }
    return found;
  }

  /** null: the subject is another service's. */
  private consumerOf(subject: string): string | null {
    const own = this.bus.letters('');
    if (subject.startsWith(own)) return subject.slice(own.length);
    const before = subject.slice(this.bus.subject('muerto.').length);
    return before.startsWith(`${this.options.servicio}-`) ? before : null;
  }
}
