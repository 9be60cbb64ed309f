import { rotarClave } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern, LOGGER, SigningKeys } from '@pmp/platform';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Logger } from 'pino';
import type { z } from 'zod';

/** For who operates the installation: asked from the machine itself, without an account. */
@Controller()
export class RotarClaveCommand implements CommandHandler<typeof rotarClave> {
  constructor(
    private readonly keys: SigningKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @MessagePattern(commandPattern(rotarClave))
  async handle(@Payload() { ya }: z.output<typeof rotarClave.request>) {
    const { clave, desde, retiradas } = await this.keys.rotate({ atOnce: ya });
    this.logger.warn({ clave, desde, retiradas }, 'clave de firma nueva');
    return { clave, desde: desde.toISOString(), retiradas };
  }
}
