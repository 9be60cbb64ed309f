import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { CallerCache, type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';

/** The owner's yes or no before a socket enters a project's room, and whether it may stay there. */
@Controller()
export class PuedeVerProyectoCommand implements CommandHandler<typeof puedeVerProyecto> {
  constructor(
    private readonly acceso: AccesoService,
    private readonly proyectos: ProyectosRepository,
    private readonly people: CallerCache,
  ) {}

  @MessagePattern(commandPattern(puedeVerProyecto))
  async handle(@Payload() { usuario, proyecto, cambiado }: z.infer<typeof puedeVerProyecto.request>) {
    if (cambiado) await this.people.refresh(usuario);
    const doc = await this.proyectos.findById(proyecto);
    return { permitido: doc !== null && (await this.acceso.maySee(usuario, doc)) };
  }
}
