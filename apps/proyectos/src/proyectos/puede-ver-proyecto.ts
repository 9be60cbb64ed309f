import { Injectable } from '@nestjs/common';
import { puedeVerProyecto } from '@pmp/contracts/proyectos';
import { CallerCache, decide, OnCommand, type CommandHandler } from '@pmp/platform';
import type { z } from 'zod';
import { ProyectosRepository } from './proyectos.repository';

/** The owner's yes or no before a socket enters a project's room. */
@Injectable()
@OnCommand(puedeVerProyecto)
export class PuedeVerProyecto implements CommandHandler<typeof puedeVerProyecto> {
  constructor(
    private readonly people: CallerCache,
    private readonly proyectos: ProyectosRepository,
  ) {}

  async handle({ usuario, proyecto }: z.infer<typeof puedeVerProyecto.request>) {
    const [person, doc] = await Promise.all([this.people.find(usuario), this.proyectos.findById(proyecto)]);
    if (!person || person.estado === 'inactivo' || !doc) return { permitido: false };
    const decision = decide(person, 'proyecto.ver', { equipo: doc.equipo.toHexString() });
    return { permitido: decision === 'permitido' };
  }
}
