import { Inject, Injectable } from '@nestjs/common';
import type { StoredMsg } from '@nats-io/jetstream';
import type { Consumidor, EstadoServicio, LetraMuerta } from '@pmp/contracts/common';
import { Consumers, type OwnConsumer } from '../bus/consumers';
import { correlationOf } from '../letters/correlation-of';
import { LetterBox } from '../letters/letter-box';
import { DatabaseSize } from '../mongo/database-size';
import { Outbox } from '../outbox/outbox';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import { ReportExtras } from './report-extras';
import { Salud } from './salud';

const MAX_LETTERS = 50;
const MAX_SUMMARY = 600;
/** Each process answers for itself: this is about the replica that was asked. */
const STARTED = new Date(Date.now() - process.uptime() * 1000).toISOString();

const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

/** What operators ask a service: its state, how far behind it is, and the messages it could not handle. */
@Injectable()
export class ServiceReport {
  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    private readonly salud: Salud,
    private readonly outbox: Outbox,
    private readonly consumers: Consumers,
    private readonly box: LetterBox,
    private readonly size: DatabaseSize,
    private readonly extras: ReportExtras,
  ) {}

  async read(): Promise<EstadoServicio> {
    const [{ listo, base, broker, version }, outbox, outboxEsperaMs, datos, extras] = await Promise.all([
      this.salud.check(),
      orNull(this.outbox.depth()),
      orNull(this.outbox.waitMs()),
      orNull(this.size.read()),
      this.extras.read(),
    ]);
    const [consumidores, counts] = await Promise.all([
      Promise.all(this.consumers.all.map((consumer) => this.consumidor(consumer))),
      orNull(this.box.counts()),
    ]);
    return {
      servicio: this.options.servicio,
      version,
      desde: STARTED,
      listo,
      base,
      broker,
      outbox,
      outboxEsperaMs,
      datos,
      consumidores,
      letras: (counts && (await orNull(this.letters([...counts.keys()])))) ?? [],
      letrasTotal: counts && [...counts.values()].reduce((sum, count) => sum + count, 0),
      ...extras,
    };
  }

  private async consumidor(consumer: OwnConsumer): Promise<Consumidor> {
    const backlog = await orNull(this.consumers.backlogOf(consumer));
    const { pendientes, esperaMs } = backlog ?? { pendientes: null, esperaMs: null };
    return { nombre: consumer.durable, pendientes, esperaMs };
  }

  private async letters(consumidores: string[]): Promise<LetraMuerta[]> {
    const found = await Promise.all(consumidores.map((name) => this.box.oldest(name, MAX_LETTERS)));
    const oldest = found.flat().toSorted((a, b) => a.seq - b.seq);
    return oldest.slice(0, MAX_LETTERS).map((letter) => this.shown(letter));
  }

  private shown(letter: StoredMsg): LetraMuerta {
    const cuerpo = letter.string();
    return {
      _id: `${this.options.servicio}-${letter.seq}`,
      consumidor: letter.header.get('Consumidor'),
      asunto: letter.header.get('Asunto'),
      motivo: letter.header.get('Motivo'),
      apartada: letter.time.toISOString(),
      correlacion: correlationOf(cuerpo) ?? null,
      resumen: cuerpo.slice(0, MAX_SUMMARY),
    };
  }
}
