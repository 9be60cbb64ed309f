import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarActividad } from '@pmp/contracts/proyectos';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { ActividadService } from './actividad.service';

@Controller()
export class ConsultarActividadCommand implements CommandHandler<typeof consultarActividad> {
  constructor(private readonly actividad: ActividadService) {}

  @MessagePattern(commandPattern(consultarActividad))
  async handle(@Payload() request: z.infer<typeof consultarActividad.request>) {
    return { cambios: await this.actividad.changes(request) };
  }
}
