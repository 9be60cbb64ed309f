import { Controller, Param, Query } from '@nestjs/common';
import { paginaQuerySchema } from '@pmp/contracts/common';
import { entregaParamSchema } from '@pmp/contracts/integraciones';
import { rutasWebhooks } from '@pmp/contracts/integraciones/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { z } from 'zod';
import { EntregasService } from './entregas.service';

interface Id {
  id: string;
}
type EntregaParam = z.infer<typeof entregaParamSchema>;

/** What a webhook has sent, and what was answered. */
@Controller()
export class EntregasController {
  constructor(private readonly service: EntregasService) {}

  @Ruta(rutasWebhooks.listarEntregas)
  async list(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Query() page: z.infer<typeof paginaQuerySchema>,
  ) {
    return { success: true, ...(await this.service.list(caller, id, page)) };
  }

  @Ruta(rutasWebhooks.leerEntrega)
  async read(@CurrentCaller() caller: Caller, @Param() { id, entrega }: EntregaParam) {
    return { success: true, entrega: await this.service.read(caller, id, entrega) };
  }

  @Ruta(rutasWebhooks.reenviar)
  async sendAgain(@CurrentCaller() caller: Caller, @Param() { id, entrega }: EntregaParam) {
    return { success: true, entrega: await this.service.sendAgain(caller, id, entrega) };
  }

  @Ruta(rutasWebhooks.probar)
  async test(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, entrega: await this.service.test(caller, id) };
  }
}
