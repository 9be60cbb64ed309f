import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { CallerCache, type CommandHandler, commandPattern, decide } from '@pmp/platform';
import type { z } from 'zod';
import { ProyectosRepository } from './proyectos.repository';

/** The owner's yes or no before a socket enters a project's room. */
@Controller()
export class PuedeVerProyectoCommand implements CommandHandler<typeof puedeVerProyecto> {
  constructor(
    private readonly people: CallerCache,
    private readonly proyectos: ProyectosRepository,
  ) {}

  @MessagePattern(commandPattern(puedeVerProyecto))
  async handle(@Payload() { usuario, proyecto }: z.infer<typeof puedeVerProyecto.request>) {
    const [person, doc] = await Promise.all([this.people.find(usuario), this.proyectos.findById(proyecto)]);
    if (!person || person.estado === 'inactivo' || !doc) return { permitido: false };
    const decision = decide(person, 'proyecto.ver', { equipo: doc.equipo.toHexString() });
    return { permitido: decision === 'permitido' };
  }
}
