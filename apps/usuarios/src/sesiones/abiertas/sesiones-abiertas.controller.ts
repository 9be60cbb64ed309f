import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import { sesionesReplySchema, tokenReplySchema } from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, CurrentSession, Replies, Requires } from '@pmp/platform';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { SesionesAbiertasService } from './sesiones-abiertas.service';

/** A person's own sessions. */
@Controller('usuarios/sesiones')
@Requires('cuenta.propia')
export class SesionesAbiertasController {
  constructor(private readonly abiertas: SesionesAbiertasService) {}

  @Get()
  @Replies(sesionesReplySchema)
  async list(@CurrentCaller() caller: Caller, @CurrentSession() sid: string) {
    return { success: true, sesiones: await this.abiertas.list(caller, sid) };
  }

  @Post('cerrar-demas')
  @Replies(tokenReplySchema)
  @HttpCode(200)
  async closeOthers(@CurrentCaller() caller: Caller, @CurrentSession() sid: string) {
    return { success: true, token: await this.abiertas.closeOthers(caller, sid) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema, { refuses: ['conflict'] })
  async close(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.abiertas.close(caller, id);
    return { success: true };
  }
}
