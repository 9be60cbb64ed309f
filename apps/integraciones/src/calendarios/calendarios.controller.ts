import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type CalendarioCreate,
  calendarioCreadoReplySchema,
  calendarioCreateSchema,
  calendariosReplySchema,
} from '@pmp/contracts/integraciones';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { CalendariosService } from './calendarios.service';

interface Id {
  id: string;
}

/** A person's own calendars. An address opens them without anybody signing in, so no token may make one. */
@Controller('calendarios')
@Requires('cuenta.propia')
export class CalendariosController {
  constructor(private readonly service: CalendariosService) {}

  @Get()
  @Replies(calendariosReplySchema)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, calendarios: await this.service.list(caller) };
  }

  @Post()
  @Replies(calendarioCreadoReplySchema, { refuses: ['missing', 'conflict'] })
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: calendarioCreateSchema }) datos: CalendarioCreate,
  ) {
    return { success: true, ...(await this.service.create(caller, datos)) };
  }

  @Post(':id/renovar')
  @Replies(calendarioCreadoReplySchema, { refuses: ['missing', 'conflict'] })
  @HttpCode(200)
  async renew(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, ...(await this.service.renew(caller, id)) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema, { refuses: ['missing', 'conflict'] })
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.delete(caller, id);
    return { success: true };
  }
}
