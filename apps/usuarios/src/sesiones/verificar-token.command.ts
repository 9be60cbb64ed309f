import { verificarToken } from '@pmp/contracts/usuarios';
import { Authenticator, commandPattern } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { SessionUse } from './abiertas/session-use';

type Request = z.infer<typeof verificarToken.request>;
type Reply = z.infer<typeof verificarToken.reply>;

@Controller()
export class VerificarTokenCommand {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly use: SessionUse,
  ) {}

  @MessagePattern(commandPattern(verificarToken))
  async handle(@Payload() { token }: Request): Promise<Reply> {
    const { caller, sid, expira } = await this.authenticator.authenticate(token);
    this.use.note(sid);
    return { _id: caller._id, nombre: caller.nombre, rol: caller.rol, expira: expira.toISOString(), sid };
  }
}
