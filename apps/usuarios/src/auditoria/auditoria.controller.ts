import {
  auditoriaCsvQuerySchema,
  type AuditoriaFiltro,
  type AuditoriaQuery,
  auditoriaQuerySchema,
  auditoriaReplySchema,
  verificacionQuerySchema,
  verificacionReplySchema,
} from '@pmp/contracts/usuarios';
import { type Caller, contentDisposition, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { AuditoriaService } from './consulta/auditoria.service';
import { VerifyAuditoria } from './verificacion/verify-auditoria';

/** Read only: no route writes to the trail. */
@Controller('auditoria')
@Requires('usuario.administrar')
export class AuditoriaController {
  constructor(
    private readonly auditoria: AuditoriaService,
    private readonly verifier: VerifyAuditoria,
  ) {}

  @Get()
  @Replies(auditoriaReplySchema)
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: auditoriaQuerySchema }) query: AuditoriaQuery,
  ) {
    return { success: true, ...(await this.auditoria.list(caller, query)) };
  }

  @Get('csv')
  @Replies('text/csv')
  csv(
    @CurrentCaller() caller: Caller,
    @Query({ schema: auditoriaCsvQuerySchema }) filtro: AuditoriaFiltro,
  ): StreamableFile {
    return new StreamableFile(Readable.from(this.auditoria.csv(caller, filtro), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: contentDisposition('auditoria.csv'),
    });
  }

  @Get('verificacion')
  @Replies(verificacionReplySchema)
  async verify(
    @CurrentCaller() caller: Caller,
    @Query({ schema: verificacionQuerySchema }) { ancla }: { ancla?: string },
  ) {
    return { success: true, ...(await this.verifier.verifyFor(caller, ancla)) };
  }
}
