import { reabrirEquipo } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { EquiposRepository } from './equipos.repository';

@Controller()
export class ReabrirEquipoCommand implements CommandHandler<typeof reabrirEquipo> {
  constructor(private readonly equipos: EquiposRepository) {}

  @MessagePattern(commandPattern(reabrirEquipo))
  async handle(@Payload() { equipo, cierre }: z.output<typeof reabrirEquipo.request>) {
    return { existe: await this.equipos.giveUpDeletion(equipo, cierre) };
  }
}
