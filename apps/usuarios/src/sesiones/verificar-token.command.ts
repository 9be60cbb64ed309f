import { verificarToken } from '@pmp/contracts/usuarios';
import { Authenticator, OnCommand } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type Request = z.infer<typeof verificarToken.request>;
type Reply = z.infer<typeof verificarToken.reply>;

@Injectable()
@OnCommand(verificarToken)
export class VerificarTokenCommand {
  constructor(private readonly authenticator: Authenticator) {}

  async handle({ token }: Request): Promise<Reply> {
    const { caller, expira } = await this.authenticator.authenticate(token);
    return { _id: caller._id, nombre: caller.nombre, rol: caller.rol, expira: expira.toISOString() };
  }
}
