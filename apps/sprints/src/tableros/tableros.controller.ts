import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { ColumnasUpdate, MoverHistoria, TableroCreate, TableroQuery } from '@pmp/contracts/sprints';
import { rutasTableros } from '@pmp/contracts/sprints/rutas';
import { type Caller, CompressedReplies, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangeColumnas } from './change-columnas';
import { MoveHistoria } from './move-historia';
import { TablerosService } from './tableros.service';

/** Room for hundreds of boards; only the newest content of each is asked for. */
const MAX_BYTES = 16 * 1024 * 1024;

@Controller()
export class TablerosController {
  private readonly boards = new CompressedReplies(MAX_BYTES);

  constructor(
    private readonly service: TablerosService,
    private readonly changing: ChangeColumnas,
    private readonly moving: MoveHistoria,
  ) {}

  @Ruta(rutasTableros.listar)
  async list(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, tableros: await this.service.listTableros(caller, id) };
  }

  @Ruta(rutasTableros.leerPrincipal)
  async principal(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() { sinSprint }: TableroQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { etag, content } = await this.service.getPrincipal(caller, id, sinSprint === 'true');
    await this.boards.send(request, reply, etag, content);
  }

  @Ruta(rutasTableros.leer)
  async get(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() { sinSprint }: TableroQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { etag, content } = await this.service.getTablero(caller, id, sinSprint === 'true');
    await this.boards.send(request, reply, etag, content);
  }

  @Ruta(rutasTableros.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: TableroCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { tablero, creado } = await this.service.createTablero(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, tablero };
  }

  @Ruta(rutasTableros.cambiarColumnas)
  async changeColumnas(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: ColumnasUpdate,
  ) {
    return { success: true, ...(await this.changing.change(caller, id, datos)) };
  }

  @Ruta(rutasTableros.moverHistoria)
  async move(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Body() datos: MoverHistoria) {
    return { success: true, historia: await this.moving.move(caller, id, datos) };
  }
}
