import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { factEnvelopeSchema, type FactEnvelope } from '@pmp/contracts/common';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { LOGGER } from '../telemetry/logger';
import { EventBus, type LiveBus } from '../bus/event-bus';
import { EventMetrics } from '../bus/event-metrics';
import { FactPages, type FactPosition, type RawFact } from './fact-pages';
import { RelayLease } from '../outbox/relay-lease';

const RETRY_MS = 1_000;
const envelopeSchema = factEnvelopeSchema(z.unknown());

/** One message of HECHOS; `evento` is null if the message is not a readable fact. */
export interface JournalFact {
  /** `hecho.<servicio>.<entidad>.<accion>.v<n>` */
  asunto: string;
  posicion: number;
  evento: FactEnvelope<unknown> | null;
}

/**
 * The facts after `desde` up to and including `hasta`. A gap in their positions means that facts were deleted before
 * they were read; a different `flujo` means that the stream was created anew.
 */
export interface FactBatch {
  desde: FactPosition | null;
  hasta: FactPosition;
  hechos: JournalFact[];
}

export interface FactSink {
  /** The value of `consumidor` in metrics and logs. */
  readonly nombre: string;
  /** The one service whose facts it wants; absent: those of all, which NATS gives only to who keeps the trail. */
  readonly servicio?: string;
  /** The position of the last stored fact; null to start with the oldest one that the broker still has. */
  position(): Promise<FactPosition | null>;
  /** Stores the facts and `hasta` in one write, or nothing. If it fails, the same facts are offered again. */
  append(batch: FactBatch): Promise<void>;
}

/**
 * Passes all facts, or those of one service, to a sink in batches, in the order in which the broker stored them. Of all replicas only the one
 * that sends the outbox does so. The sink stores its own position in the stream, so neither a crash nor a database
 * restored from a backup makes it miss a fact that the broker still has.
 */
@Injectable()
export class FactJournal implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>[] = [];
  private failing = false;

  constructor(
    private readonly bus: EventBus,
    private readonly lease: RelayLease,
    private readonly metrics: EventMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  follow(sink: FactSink): void {
    this.running.push(this.run(sink));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async run(sink: FactSink): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        const live = this.bus.live;
        if (live && this.lease.held) await this.read(sink, live);
      } catch (error) {
        this.warn(sink, error);
      }
      await delay(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Reads until the service stops or loses the broker or the lease. */
  private async read(sink: FactSink, live: LiveBus): Promise<void> {
    const goOn = () => !this.stopping.signal.aborted && this.lease.held && this.bus.live === live;
    const pages = await FactPages.open(live, this.bus, await sink.position(), sink.servicio);
    try {
      while (goOn()) {
        const { desde, hasta, mensajes } = await pages.next();
        if (mensajes.length === 0 || !goOn()) continue;
        const hechos = mensajes.map((mensaje) => this.parse(mensaje));
        await sink.append({ desde, hasta, hechos });
        this.failing = false;
        for (const { evento } of hechos) if (evento) this.metrics.handled(sink.nombre, evento.ocurrido);
      }
    } finally {
      await pages.close();
    }
  }

  private parse({ subject, seq, data }: RawFact): JournalFact {
    const asunto = subject.slice(this.bus.subject('').length);
    try {
      const evento = envelopeSchema.parse(JSON.parse(new TextDecoder().decode(data)));
      return { asunto, posicion: seq, evento: evento as FactEnvelope<unknown> };
    } catch {
      return { asunto, posicion: seq, evento: null };
    }
  }

  /** Logs only the first of consecutive failures, because reading is retried every second. */
  private warn({ nombre }: FactSink, error: unknown): void {
    if (!this.failing)
      this.logger.warn({ err: error, consumidor: nombre }, 'hechos sin anotar; se reintenta');
    this.failing = true;
  }
}
