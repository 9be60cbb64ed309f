import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type BotCreate,
  botCreateSchema,
  botReplySchema,
  botsReplySchema,
  type BotTokenParams,
  botTokenParamsSchema,
  type BotUpdate,
  botUpdateSchema,
  tokenCreadoReplySchema,
  type TokenCreate,
  tokenCreateSchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { BotsService } from './bots.service';

/** No token reaches these routes: one could make others that may do more. */
@Controller('usuarios/bots')
@Requires('identidad.administrar')
export class BotsController {
  constructor(private readonly bots: BotsService) {}

  @Get()
  @Replies(botsReplySchema)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, bots: await this.bots.list(caller) };
  }

  @Post()
  @Replies(botReplySchema, { refuses: ['conflict'] })
  async create(@CurrentCaller() caller: Caller, @Body({ schema: botCreateSchema }) pedido: BotCreate) {
    return { success: true, bot: await this.bots.create(caller, pedido) };
  }

  @Put(':id')
  @Replies(botReplySchema)
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: botUpdateSchema }) pedido: BotUpdate,
  ) {
    return { success: true, bot: await this.bots.update(caller, id, pedido) };
  }

  @Post(':id/tokens')
  @Replies(tokenCreadoReplySchema, { refuses: ['conflict'] })
  async createToken(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: tokenCreateSchema }) pedido: TokenCreate,
  ) {
    return { success: true, ...(await this.bots.createToken(caller, id, pedido)) };
  }

  @Delete(':id/tokens/:token')
  @Replies(exitoReplySchema, { refuses: ['conflict'] })
  async revokeToken(
    @CurrentCaller() caller: Caller,
    @Param({ schema: botTokenParamsSchema }) { id, token }: BotTokenParams,
  ) {
    await this.bots.revokeToken(caller, id, token);
    return { success: true };
  }

  @Delete(':id/tokens/:token/lecturas')
  @Replies(exitoReplySchema)
  async forgetReadings(
    @CurrentCaller() caller: Caller,
    @Param({ schema: botTokenParamsSchema }) { id, token }: BotTokenParams,
  ) {
    await this.bots.forgetReadings(caller, id, token);
    return { success: true };
  }
}
