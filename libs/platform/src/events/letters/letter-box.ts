import { Inject, Injectable } from '@nestjs/common';
import type { SeqMsgRequest, StoredMsg } from '@nats-io/jetstream';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../../errors/domain-error';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../../service/platform-options';
import { EventBus, type LiveBus } from '../event-bus';
import { MUERTOS } from '../streams';

/**
 * The dead letters of this service. They are found by its name, which every consumer name begins with, so those of
 * removed consumers are included.
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
    const filter = { subjects_filter: this.bus.subject('muerto.*') };
    const { state } = await manager.streams.info(this.stream, filter);
    const prefix = this.bus.subject('muerto.');
    const all = Object.entries(state.subjects ?? {}).map(
      ([subject, count]) => [subject.slice(prefix.length), count] as const,
    );
    return new Map(all.filter(([consumidor]) => this.isOwn(consumidor)));
  }

  /** The oldest dead letters of a consumer, at most `max`. */
  async oldest(consumidor: string, max: number): Promise<StoredMsg[]> {
    const { manager } = this.live();
    const found: StoredMsg[] = [];
    for (let seq = 1; found.length < max; seq = found.at(-1)!.seq + 1) {
      const query = { seq, next_by_subj: this.bus.subject(`muerto.${consumidor}`) };
      const letter = await manager.streams.getMessage(this.stream, query as SeqMsgRequest);
      if (!letter) break;
      found.push(letter);
    }
    return found;
  }

  /** null: it no longer exists or belongs to another service. */
  async read(seq: number): Promise<StoredMsg | null> {
    const letter = await this.live().manager.streams.getMessage(this.stream, { seq });
    return letter && this.isOwn(letter.header.get('Consumidor')) ? letter : null;
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
    if (!live) throw new DomainError(erroresComunes.noDisponible);
    return live;
  }

  private isOwn(consumidor: string): boolean {
    return consumidor.startsWith(`${this.options.servicio}-`);
  }
}
