import type { ImagenParams } from '@pmp/contracts/usuarios';
import { rutasImagenes } from '@pmp/contracts/usuarios/rutas';
import { Ruta } from '@pmp/platform';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ImagenesService } from './imagenes.service';

@Controller()
export class ImagenesController {
  constructor(private readonly imagenes: ImagenesService) {}

  /** Public, because an `<img>` sends no token: only those who were shown the person or team know the address. */
  @Ruta(rutasImagenes.leer)
  async find(@Param() { id }: ImagenParams, @Res() reply: FastifyReply) {
    const { tipo, bytes } = await this.imagenes.find(id);
    await reply
      .header('content-type', tipo)
      .header('cache-control', 'private, max-age=2592000, immutable')
      .send(bytes);
  }
}
