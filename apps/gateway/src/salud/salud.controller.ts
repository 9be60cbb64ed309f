import { Controller, Get, Header, Res } from '@nestjs/common';
import { CODIGO_OF_KIND, STATUS_OF_KIND } from '@pmp/contracts/common';
import { rutasPublicas } from '@pmp/contracts/common/rutas';
import { Ruta } from '@pmp/platform/edge';
import type { FastifyReply } from 'fastify';
import { Salud } from './salud';

/** `listo` and `vivo` are asked by what runs the process, so they have no contract. */
@Controller()
export class SaludController {
  constructor(private readonly salud: Salud) {}

  /** Health of everything behind the gateway; its refusal names what is missing, as no other does. */
  @Ruta(rutasPublicas.leerSalud)
  @Header('cache-control', 'no-store')
  async listo(@Res() reply: FastifyReply): Promise<void> {
    const servicios = await this.salud.estados();
    const ausentes = Object.keys(servicios).filter((nombre) => servicios[nombre] !== 'listo');
    if (ausentes.length === 0) {
      await reply.send({ success: true, listo: true, servicios });
      return;
    }
    await reply.code(STATUS_OF_KIND.unavailable).send({
      success: false,
      listo: false,
      message: `No está disponible: ${ausentes.join(', ')}`,
      codigo: CODIGO_OF_KIND.unavailable,
      requestId: reply.request.id,
      servicios,
    });
  }

  /** Whether this process may be sent requests, for whatever shares them out. */
  @Get('salud/listo')
  @Header('cache-control', 'no-store')
  atiende(@Res({ passthrough: true }) reply: FastifyReply) {
    const listo = this.salud.isReady;
    if (!listo) reply.code(STATUS_OF_KIND.unavailable);
    return { success: listo, listo };
  }

  /** Health of this process only, for whatever restarts it. */
  @Get('salud/vivo')
  @Header('cache-control', 'no-store')
  vivo() {
    return { success: true, vivo: true };
  }
}
