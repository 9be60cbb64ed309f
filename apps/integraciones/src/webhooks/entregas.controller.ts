import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import { entregaParamSchema, entregaReplySchema, entregasReplySchema } from '@pmp/contracts/integraciones';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { z } from 'zod';
import { EntregasService } from './entregas.service';

interface Id {
  id: string;
}
type EntregaParam = z.infer<typeof entregaParamSchema>;

/** What a webhook has sent, and what was answered. */
@Controller('webhooks/:id')
@Requires('proyecto.integrar')
export class EntregasController {
  constructor(private readonly service: EntregasService) {}

  @Get('entregas')
  @Replies(entregasReplySchema)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Query({ schema: paginaQuerySchema }) page: z.infer<typeof paginaQuerySchema>,
  ) {
    return { success: true, ...(await this.service.list(caller, id, page)) };
  }

  @Get('entregas/:entrega')
  @Replies(entregaReplySchema)
  async read(
    @CurrentCaller() caller: Caller,
    @Param({ schema: entregaParamSchema }) { id, entrega }: EntregaParam,
  ) {
    return { success: true, entrega: await this.service.read(caller, id, entrega) };
  }

  @Post('entregas/:entrega/reenviar')
  @Replies(entregaReplySchema, { refuses: ['conflict', 'tooMany'] })
  @HttpCode(200)
  async sendAgain(
    @CurrentCaller() caller: Caller,
    @Param({ schema: entregaParamSchema }) { id, entrega }: EntregaParam,
  ) {
    return { success: true, entrega: await this.service.sendAgain(caller, id, entrega) };
  }

  @Post('probar')
  @Replies(entregaReplySchema, { refuses: ['tooMany'] })
  @HttpCode(200)
  async test(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, entrega: await this.service.test(caller, id) };
  }
}
