import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  tokenCreadoReplySchema,
  type TokenCreate,
  tokenCreateSchema,
  tokensReplySchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { LecturasService } from './lecturas/lecturas.service';
import { TokensService } from './tokens.service';

/** A person's own tokens; no token reaches these routes. */
@Controller('tokens')
@Requires('cuenta.propia')
export class TokensController {
  constructor(
    private readonly tokens: TokensService,
    private readonly lecturas: LecturasService,
  ) {}

  @Get()
  @Replies(tokensReplySchema)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, tokens: await this.tokens.list(caller) };
  }

  @Post()
  @Replies(tokenCreadoReplySchema, { refuses: ['conflict'] })
  async create(@CurrentCaller() caller: Caller, @Body({ schema: tokenCreateSchema }) pedido: TokenCreate) {
    return { success: true, ...(await this.tokens.create(caller, pedido)) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema, { refuses: ['conflict'] })
  async revoke(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.tokens.revoke(caller._id, id);
    return { success: true };
  }

  /** It may write everywhere again, until it reads such a text once more. */
  @Delete(':id/lecturas')
  @Replies(exitoReplySchema)
  async forgetReadings(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
  ) {
    await this.lecturas.forget(caller._id, id);
    return { success: true };
  }
}
