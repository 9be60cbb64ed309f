import { verificarToken } from '@pmp/contracts/usuarios';
import { Authenticator, OnCommand } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SessionUse } from './session-use';

type Request = z.infer<typeof verificarToken.request>;
type Reply = z.infer<typeof verificarToken.reply>;

@Injectable()
@OnCommand(verificarToken)
export class VerificarTokenCommand {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly use: SessionUse,
  ) {}

  async handle({ token }: Request): Promise<Reply> {
    const { caller, sid, expira } = await this.authenticator.authenticate(token);
    this.use.note(sid);
    return { _id: caller._id, nombre: caller.nombre, rol: caller.rol, expira: expira.toISOString(), sid };
  }
}
