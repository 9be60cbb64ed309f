import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { letraParamSchema, type EstadoServicio } from '@pmp/contracts/common';
import type { z } from 'zod';
import { Requires } from '../auth/rights/requires';
import { Letters } from './letters';
import { ServiceReport } from './service-report';

type LetraParam = z.infer<typeof letraParamSchema>;

/** Called by the gateway, which asks every service with the operator's own token; the right is checked here. */
@Controller('operacion')
@Requires('plataforma.operar')
export class OperacionController {
  constructor(
    private readonly report: ServiceReport,
    private readonly letters: Letters,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  estado(): Promise<EstadoServicio> {
    return this.report.read();
  }

  @Post('letras-muertas/:id/reintentar')
  @HttpCode(200)
  async reintentar(@Param({ schema: letraParamSchema }) { id }: LetraParam): Promise<{ success: true }> {
    await this.letters.retry(id);
    return { success: true };
  }

  @Delete('letras-muertas/:id')
  async descartar(@Param({ schema: letraParamSchema }) { id }: LetraParam): Promise<{ success: true }> {
    await this.letters.discard(id);
    return { success: true };
  }
}
