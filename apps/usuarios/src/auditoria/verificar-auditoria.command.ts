import { verificarAuditoria } from '@pmp/contracts/usuarios';
import { type CommandHandler, OnCommand } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { VerifyAuditoria } from './verify-auditoria';

/** For who operates the installation: asked from the machine itself, without an account. */
@Injectable()
@OnCommand(verificarAuditoria)
export class VerificarAuditoriaCommand implements CommandHandler<typeof verificarAuditoria> {
  constructor(private readonly verificacion: VerifyAuditoria) {}

  handle({ ancla }: z.infer<typeof verificarAuditoria.request>) {
    return this.verificacion.verify(ancla);
  }
}
