import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { cerrarEquipo } from '@pmp/contracts/proyectos';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { TeamDoor } from './team-door';

@Controller()
export class CerrarEquipoCommand implements CommandHandler<typeof cerrarEquipo> {
  constructor(private readonly door: TeamDoor) {}

  @MessagePattern(commandPattern(cerrarEquipo))
  async handle(@Payload() { equipo, cierre }: z.output<typeof cerrarEquipo.request>) {
    return { proyectos: await this.door.close(equipo, cierre) };
  }
}
