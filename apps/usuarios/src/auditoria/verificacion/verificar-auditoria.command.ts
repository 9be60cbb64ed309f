import { verificarAuditoria } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { VerifyAuditoria } from './verify-auditoria';

/** For who operates the installation: asked from the machine itself, without an account. */
@Controller()
export class VerificarAuditoriaCommand implements CommandHandler<typeof verificarAuditoria> {
  constructor(private readonly verificacion: VerifyAuditoria) {}

  @MessagePattern(commandPattern(verificarAuditoria))
  handle(@Payload() { ancla }: z.infer<typeof verificarAuditoria.request>) {
    return this.verificacion.verify(ancla);
  }
}
