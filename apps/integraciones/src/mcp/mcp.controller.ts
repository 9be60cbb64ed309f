import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { MensajeMcp } from '@pmp/contracts/integraciones';
import { rutasMcp } from '@pmp/contracts/integraciones/rutas';
import { type Caller, CurrentCaller, PassesOn, Ruta } from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { McpEdge } from './mcp-edge';
import { Producto } from './producto';

export const PRODUCTO_URL = 'PRODUCTO_URL';

/** Nothing is decided here: each tool calls the product's own routes as whoever calls. */
@Controller()
export class McpController {
  constructor(
    private readonly edge: McpEdge,
    @Inject(PRODUCTO_URL) private readonly base: string,
  ) {}

  @Ruta(rutasMcp.enviar)
  @PassesOn()
  async handle(
    @CurrentCaller() caller: Caller,
    @Body() body: MensajeMcp,
    @Req() { headers, id }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const quien = { authorization: headers.authorization!, correlacion: String(id), usuario: caller._id };
    const answer = await this.edge.answer(new Producto(this.base, quien), headers, body);
    for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
    reply
      .status(answer.status)
      .send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
  }
}
