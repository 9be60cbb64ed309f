import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import { misDatosReplySchema } from '@pmp/contracts/usuarios';
import { type Caller, contentDisposition, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { EraseUsuario } from './erase-usuario';
import { OwnData } from './own-data';

@Controller('usuarios')
export class BorradoController {
  constructor(
    private readonly borrado: EraseUsuario,
    private readonly datos: OwnData,
  ) {}

  @Get('mis-datos')
  @Replies(misDatosReplySchema, { refuses: ['unavailable'] })
  @Requires('cuenta.propia')
  async download(@CurrentCaller() caller: Caller): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.datos.export(caller), { objectMode: false }), {
      type: 'application/json; charset=utf-8',
      disposition: contentDisposition('mis-datos.json'),
    });
  }

  /** The account ends at once; what other places keep is removed in the background. */
  @Post(':id/borrado')
  @Replies(exitoReplySchema, { refuses: ['conflict'] })
  @HttpCode(200)
  @Requires('identidad.administrar')
  async erase(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.borrado.erase(caller, id);
    return { success: true };
  }
}
