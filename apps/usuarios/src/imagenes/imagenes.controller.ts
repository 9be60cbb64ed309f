import { type ImagenParams, imagenParamsSchema } from '@pmp/contracts/usuarios';
import { Replies, Requires } from '@pmp/platform';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ImagenesService } from './imagenes.service';

@Controller('imagenes')
export class ImagenesController {
  constructor(private readonly imagenes: ImagenesService) {}

  /** Public, because an `<img>` sends no token: only those who were shown the person or team know the address. */
  @Get(':id')
  @Replies('application/octet-stream')
  @Requires('publico')
  async find(@Param({ schema: imagenParamsSchema }) { id }: ImagenParams, @Res() reply: FastifyReply) {
    const { tipo, bytes } = await this.imagenes.find(id);
    await reply
      .header('content-type', tipo)
      .header('cache-control', 'private, max-age=2592000, immutable')
      .send(bytes);
  }
}
