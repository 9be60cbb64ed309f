import { exitoReplySchema } from '@pmp/contracts/common';
import { administracionReplySchema } from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { AskForEquipo } from './ask-for-equipo';

/** Only for signed-in people: outsiders must not learn who administers an installation, or that nobody does yet. */
@Controller('usuarios')
@Requires('autenticado')
export class AdministracionController {
  constructor(private readonly asking: AskForEquipo) {}

  @Get('administracion')
  @Replies(administracionReplySchema)
  async administracion(@CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.asking.administracion(caller)) };
  }

  @Post('pedir-equipo')
  @Replies(exitoReplySchema, { refuses: ['conflict', 'tooMany'] })
  @HttpCode(200)
  async ask(@CurrentCaller() caller: Caller, @CallerAddress() direccion: string) {
    await this.asking.ask(caller, direccion);
    return { success: true };
  }
}
