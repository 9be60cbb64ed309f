import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  alertasQuerySchema,
  notificarAlertaSchema,
  type AlertasQuery,
  type NotificarAlerta,
} from '@pmp/contracts/ia';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { AlertasService } from './alertas.service';
import { NotificarService } from './notificar.service';

@Controller('ia/alertas')
@Requires('alertas.gestionar')
export class AlertasController {
  constructor(
    private readonly service: AlertasService,
    private readonly notificar: NotificarService,
  ) {}

  @Get()
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: alertasQuerySchema }) { proyecto }: AlertasQuery,
  ) {
    return { success: true, ...(await this.service.list(caller, proyecto)) };
  }

  @Post('regenerar')
  @HttpCode(200)
  async regenerate(
    @CurrentCaller() caller: Caller,
    @Query({ schema: alertasQuerySchema }) { proyecto }: AlertasQuery,
  ) {
    return { success: true, ...(await this.service.regenerate(caller, proyecto)) };
  }

  @Post('notificar')
  @HttpCode(200)
  async notify(
    @CurrentCaller() caller: Caller,
    @Body({ schema: notificarAlertaSchema }) datos: NotificarAlerta,
  ) {
    return { success: true, enviadas: await this.notificar.notify(caller, datos) };
  }

  @Delete()
  async remove(
    @CurrentCaller() caller: Caller,
    @Query({ schema: alertasQuerySchema }) { proyecto }: AlertasQuery,
  ) {
    await this.service.remove(caller, proyecto);
    return { success: true };
  }
}
