import { erroresComunes, PREFIJO_TOKEN } from '@pmp/contracts/common';
import { verificarToken } from '@pmp/contracts/usuarios';
import { Authenticator, commandPattern, DomainError } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { SessionUse } from '../sesiones/abiertas/session-use';
import { TokenCheck } from './token-check';

type Request = z.infer<typeof verificarToken.request>;
type Reply = z.infer<typeof verificarToken.reply>;

@Controller()
export class VerificarTokenCommand {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly use: SessionUse,
    private readonly tokens: TokenCheck,
  ) {}

  @MessagePattern(commandPattern(verificarToken))
  async handle(@Payload() { token }: Request): Promise<Reply> {
    if (token.startsWith(PREFIJO_TOKEN)) return this.ofToken(token);
    const { caller, sid, expira } = await this.authenticator.authenticate(token);
    this.use.note(sid);
    return { _id: caller._id, nombre: caller.nombre, rol: caller.rol, expira: expira.toISOString(), sid };
  }

  private async ofToken(token: string): Promise<Reply> {
    const { titular, acceso, expira, soloMcp } = await this.tokens.check(token);
    if (soloMcp) throw new DomainError(erroresComunes.tokenNoValido);
    const { nombre, rol } = titular;
    const _id = titular._id.toHexString();
    return { _id, nombre, rol, expira: expira.toISOString(), sid: acceso._id, acceso };
  }
}
