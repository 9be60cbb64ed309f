import { Controller, Get, Header, Res } from '@nestjs/common';
import { CODIGO_OF_KIND, STATUS_OF_KIND } from '@pmp/contracts/common';
import type { FastifyReply } from 'fastify';
import { Salud } from './salud';

@Controller('salud')
export class SaludController {
  constructor(private readonly salud: Salud) {}

  /** Health of everything behind the gateway. */
  @Get()
  @Header('cache-control', 'no-store')
  async listo(@Res({ passthrough: true }) reply: FastifyReply) {
    const servicios = await this.salud.estados();
    const ausentes = Object.keys(servicios).filter((nombre) => servicios[nombre] !== 'listo');
    if (ausentes.length === 0) return { success: true, listo: true, servicios };
    reply.code(STATUS_OF_KIND.unavailable);
    return {
      success: false,
      listo: false,
      message: `No está disponible: ${ausentes.join(', ')}`,
      codigo: CODIGO_OF_KIND.unavailable,
      requestId: reply.request.id,
      servicios,
    };
  }

  /** Whether this process may be sent requests, for whatever shares them out. */
  @Get('listo')
  @Header('cache-control', 'no-store')
  atiende(@Res({ passthrough: true }) reply: FastifyReply) {
    const listo = this.salud.isReady;
    if (!listo) reply.code(STATUS_OF_KIND.unavailable);
    return { success: listo, listo };
  }

  /** Health of this process only, for whatever restarts it. */
  @Get('vivo')
  @Header('cache-control', 'no-store')
  vivo() {
    return { success: true, vivo: true };
  }
}
