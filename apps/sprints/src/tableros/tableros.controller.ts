import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  columnasReplySchema,
  type ColumnasUpdate,
  columnasUpdateSchema,
  historiaMovidaReplySchema,
  type MoverHistoria,
  moverHistoriaSchema,
  tableroCreadoReplySchema,
  type TableroCreate,
  tableroCreateSchema,
  type TableroQuery,
  tableroQuerySchema,
  tableroReplySchema,
  tablerosReplySchema,
} from '@pmp/contracts/sprints';
import { type Caller, CompressedReplies, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangeColumnas } from './change-columnas';
import { MoveHistoria } from './move-historia';
import { TablerosService } from './tableros.service';

/** Room for hundreds of boards; only the newest content of each is asked for. */
const MAX_BYTES = 16 * 1024 * 1024;

@Controller('tableros')
export class TablerosController {
  private readonly boards = new CompressedReplies(MAX_BYTES);

  constructor(
    private readonly service: TablerosService,
    private readonly changing: ChangeColumnas,
    private readonly moving: MoveHistoria,
  ) {}

  @Get('proyecto/:id')
  @Replies(tablerosReplySchema)
  @Requires('proyecto.ver')
  async list(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, tableros: await this.service.listTableros(caller, id) };
  }

  @Get('principal/:id')
  @Replies(tableroReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  async principal(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: tableroQuerySchema }) { sinSprint }: TableroQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { etag, content } = await this.service.getPrincipal(caller, id, sinSprint === 'true');
    await this.boards.send(request, reply, etag, content);
  }

  @Get(':id')
  @Replies(tableroReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  async get(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: tableroQuerySchema }) { sinSprint }: TableroQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { etag, content } = await this.service.getTablero(caller, id, sinSprint === 'true');
    await this.boards.send(request, reply, etag, content);
  }

  @Post()
  @Replies(tableroCreadoReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: tableroCreateSchema }) datos: TableroCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { tablero, creado } = await this.service.createTablero(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, tablero };
  }

  @Put(':id/columnas')
  @Replies(columnasReplySchema)
  @Requires('proyecto.editar')
  async changeColumnas(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: columnasUpdateSchema }) datos: ColumnasUpdate,
  ) {
    return { success: true, ...(await this.changing.change(caller, id, datos)) };
  }

  @Put('mover-historia/:id')
  @Replies(historiaMovidaReplySchema)
  @Requires('proyecto.editar')
  async move(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: moverHistoriaSchema }) datos: MoverHistoria,
  ) {
    return { success: true, historia: await this.moving.move(caller, id, datos) };
  }
}
