import type { AuditoriaFiltro, AuditoriaQuery } from '@pmp/contracts/usuarios';
import { rutasAuditoria } from '@pmp/contracts/usuarios/rutas';
import { type Caller, contentDisposition, CurrentCaller, Ruta } from '@pmp/platform';
import { Controller, Query, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { AuditoriaService } from './consulta/auditoria.service';
import { VerifyAuditoria } from './verificacion/verify-auditoria';

/** Read only: no route writes to the trail. */
@Controller()
export class AuditoriaController {
  constructor(
    private readonly auditoria: AuditoriaService,
    private readonly verifier: VerifyAuditoria,
  ) {}

  @Ruta(rutasAuditoria.listar)
  async list(@CurrentCaller() caller: Caller, @Query() query: AuditoriaQuery) {
    return { success: true, ...(await this.auditoria.list(caller, query)) };
  }

  @Ruta(rutasAuditoria.descargarCsv)
  csv(@CurrentCaller() caller: Caller, @Query() filtro: AuditoriaFiltro): StreamableFile {
    return new StreamableFile(Readable.from(this.auditoria.csv(caller, filtro), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: contentDisposition('auditoria.csv'),
    });
  }

  @Ruta(rutasAuditoria.verificar)
  async verify(@CurrentCaller() caller: Caller, @Query() { ancla }: { ancla?: string }) {
    return { success: true, ...(await this.verifier.verifyFor(caller, ancla)) };
  }
}
