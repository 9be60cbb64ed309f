import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  type AlertasQuery,
  alertasQuerySchema,
  alertasReplySchema,
  type NotificarAlerta,
  notificarAlertaReplySchema,
  notificarAlertaSchema,
} from '@pmp/contracts/ia';
import { exitoReplySchema } from '@pmp/contracts/common';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { AlertasService } from './alertas.service';
import { NotifyAlerta } from './notify-alerta';

@Controller('ia/alertas')
@Requires('alertas.gestionar')
export class AlertasController {
  constructor(
    private readonly service: AlertasService,
    private readonly notifier: NotifyAlerta,
  ) {}

  @Get()
  @Replies(alertasReplySchema)
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: alertasQuerySchema }) { proyecto }: AlertasQuery,
  ) {
    return { success: true, ...(await this.service.list(caller, proyecto)) };
  }

  @Post('regenerar')
  @Replies(alertasReplySchema)
  @HttpCode(200)
  async regenerate(
    @CurrentCaller() caller: Caller,
    @Query({ schema: alertasQuerySchema }) { proyecto }: AlertasQuery,
  ) {
    return { success: true, ...(await this.service.regenerate(caller, proyecto)) };
  }

  @Post('notificar')
  @Replies(notificarAlertaReplySchema)
  @HttpCode(200)
  async notify(
    @CurrentCaller() caller: Caller,
    @Body({ schema: notificarAlertaSchema }) datos: NotificarAlerta,
  ) {
    return { success: true, enviadas: await this.notifier.notify(caller, datos) };
  }

  @Delete()
  @Replies(exitoReplySchema)
  async remove(
    @CurrentCaller() caller: Caller,
    @Query({ schema: alertasQuerySchema }) { proyecto }: AlertasQuery,
  ) {
    await this.service.remove(caller, proyecto);
    return { success: true };
  }
}
