import { Body, Controller, HttpStatus, Param, Res } from '@nestjs/common';
import type { RecordatorioCreate } from '@pmp/contracts/notificaciones';
import { rutasRecordatorios } from '@pmp/contracts/notificaciones/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { RecordatoriosService } from './recordatorios.service';

@Controller()
export class RecordatoriosController {
  constructor(private readonly recordatorios: RecordatoriosService) {}

  @Ruta(rutasRecordatorios.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, recordatorios: await this.recordatorios.list(caller) };
  }

  @Ruta(rutasRecordatorios.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: RecordatorioCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { recordatorio, created } = await this.recordatorios.create(caller, body);
    reply.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return { success: true, recordatorio };
  }

  @Ruta(rutasRecordatorios.eliminar)
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.recordatorios.remove(caller, id);
    return { success: true };
  }
}
