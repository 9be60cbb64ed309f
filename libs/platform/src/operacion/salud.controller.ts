import { Controller, Get, Res } from '@nestjs/common';
import { STATUS_OF_KIND } from '@pmp/contracts/common';
import type { FastifyReply } from 'fastify';
import { Requires } from '../auth/rights/requires';
import { Salud, type EstadoSalud } from './salud';

/** Probes: `vivo` checks nothing, `listo` only the database. The broker may be away: messages wait in the outbox. */
@Controller('salud')
@Requires('publico')
export class SaludController {
  constructor(private readonly salud: Salud) {}

  @Get('vivo')
  vivo(): { vivo: true } {
    return { vivo: true };
  }

  @Get('listo')
  async listo(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ listo: boolean }> {
    const { listo } = await this.detalle(reply);
    return { listo };
  }

  @Get()
  async detalle(@Res({ passthrough: true }) reply: FastifyReply): Promise<EstadoSalud> {
    const estado = await this.salud.check();
    if (!estado.listo) reply.code(STATUS_OF_KIND.unavailable);
    return estado;
  }
}
