import { Body, Controller, Param, Query } from '@nestjs/common';
import type { WebhookCreate, WebhookUpdate } from '@pmp/contracts/integraciones';
import { rutasWebhooks } from '@pmp/contracts/integraciones/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { WebhooksService } from './webhooks.service';

interface Id {
  id: string;
}

@Controller()
export class WebhooksController {
  constructor(private readonly service: WebhooksService) {}

  @Ruta(rutasWebhooks.listar)
  async list(@CurrentCaller() caller: Caller, @Query() { proyecto }: { proyecto?: string }) {
    return { success: true, webhooks: await this.service.list(caller, proyecto) };
  }

  @Ruta(rutasWebhooks.leer)
  async read(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, webhook: await this.service.read(caller, id) };
  }

  @Ruta(rutasWebhooks.crear)
  async create(@CurrentCaller() caller: Caller, @Body() datos: WebhookCreate) {
    return { success: true, ...(await this.service.create(caller, datos)) };
  }

  @Ruta(rutasWebhooks.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: WebhookUpdate) {
    return { success: true, webhook: await this.service.update(caller, id, datos) };
  }

  @Ruta(rutasWebhooks.renovarSecreto)
  async renewSecreto(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, ...(await this.service.renewSecreto(caller, id)) };
  }

  @Ruta(rutasWebhooks.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.delete(caller, id);
    return { success: true };
  }
}
