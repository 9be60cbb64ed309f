import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type WebhookCreate,
  webhookCreadoReplySchema,
  webhookCreateSchema,
  webhookReplySchema,
  webhooksQuerySchema,
  webhooksReplySchema,
  type WebhookUpdate,
  webhookUpdateSchema,
} from '@pmp/contracts/integraciones';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { WebhooksService } from './webhooks.service';

interface Id {
  id: string;
}

@Controller('webhooks')
@Requires('proyecto.integrar')
export class WebhooksController {
  constructor(private readonly service: WebhooksService) {}

  @Get()
  @Replies(webhooksReplySchema)
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: webhooksQuerySchema }) { proyecto }: { proyecto?: string },
  ) {
    return { success: true, webhooks: await this.service.list(caller, proyecto) };
  }

  @Get(':id')
  @Replies(webhookReplySchema)
  async read(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, webhook: await this.service.read(caller, id) };
  }

  @Post()
  @Replies(webhookCreadoReplySchema, { refuses: ['conflict'] })
  async create(@CurrentCaller() caller: Caller, @Body({ schema: webhookCreateSchema }) datos: WebhookCreate) {
    return { success: true, ...(await this.service.create(caller, datos)) };
  }

  @Put(':id')
  @Replies(webhookReplySchema, { refuses: ['conflict'] })
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: webhookUpdateSchema }) datos: WebhookUpdate,
  ) {
    return { success: true, webhook: await this.service.update(caller, id, datos) };
  }

  @Post(':id/secreto')
  @Replies(webhookCreadoReplySchema, { refuses: ['conflict'] })
  @HttpCode(200)
  async renewSecreto(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, ...(await this.service.renewSecreto(caller, id)) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.delete(caller, id);
    return { success: true };
  }
}
