import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarComentarios } from '@pmp/contracts/proyectos';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { ActividadService } from './actividad.service';

@Controller()
export class ConsultarComentariosCommand implements CommandHandler<typeof consultarComentarios> {
  constructor(private readonly actividad: ActividadService) {}

  @MessagePattern(commandPattern(consultarComentarios))
  async handle(@Payload() request: z.infer<typeof consultarComentarios.request>) {
    return { comentarios: await this.actividad.comments(request) };
  }
}
