import { Inject, Injectable } from '@nestjs/common';
import type { StoredMsg } from '@nats-io/jetstream';
import { erroresOperacion } from '@pmp/contracts/common';
import type { Logger } from 'pino';
import { DomainError } from '../errors/domain-error';
import { noDisponible } from '../errors/no-disponible';
import { toDomainError } from '../errors/to-domain-error';
import { Consumers } from '../bus/consumers';
import { isDatabaseAway } from '../errors/database-away';
import { LetterBox } from '../letters/letter-box';
import { reasonOf } from '../letters/reason-of';
import { currentActor } from '../telemetry/correlation';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';

/** What an operator does with a dead letter. */
@Injectable()
export class Letters {
  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly consumers: Consumers,
    private readonly box: LetterBox,
  ) {}

  /**
   * Passes the message to its handler alone, not to the others that listen to the same subject; it stays a dead letter
   * until that handler succeeds. If it is retried twice, even at once, the inbox row in the handler's transaction lets
   * only one through.
   */
  async retry(id: string): Promise<void> {
    const letter = await this.find(id);
    const consumidor = letter.header.get('Consumidor');
    const consumer = this.consumers.find(consumidor);
    if (!consumer) throw new DomainError(erroresOperacion.sinConsumidor);
    try {
      await consumer.again(letter.json());
    } catch (error) {
      if (isDatabaseAway(error)) throw toDomainError(error) ?? noDisponible('base');
      this.logger.warn({ err: error, consumidor, letra: id }, 'el mensaje fallido vuelve a fallar');
      throw new DomainError(erroresOperacion.sigueFallando, { motivo: reasonOf(error) });
    }
    await this.box.remove(letter.seq);
    this.logger.info({ consumidor, letra: id, actor: currentActor() }, 'mensaje fallido tratado');
  }

  async discard(id: string): Promise<void> {
    const letter = await this.find(id);
    await this.box.remove(letter.seq);
    const fields = { consumidor: letter.header.get('Consumidor'), letra: id, actor: currentActor() };
    this.logger.warn(fields, 'mensaje fallido descartado');
  }

  private async find(id: string): Promise<StoredMsg> {
    const [servicio, seq] = id.split('-');
    const letter = servicio === this.options.servicio ? await this.box.read(Number(seq)) : null;
    if (!letter) throw new DomainError(erroresOperacion.letraNoEncontrada);
    return letter;
  }
}
