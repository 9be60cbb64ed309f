import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarHistorias } from '@pmp/contracts/proyectos';
import { commandPattern, type CommandHandler } from '@pmp/platform';
import type { z } from 'zod';
import { ConsultHistorias } from './consult-historias';

@Controller()
export class ConsultarHistoriasCommand implements CommandHandler<typeof consultarHistorias> {
  constructor(private readonly historias: ConsultHistorias) {}

  @MessagePattern(commandPattern(consultarHistorias))
  handle(@Payload() request: z.infer<typeof consultarHistorias.request>) {
    return this.historias.consult(request);
  }
}
