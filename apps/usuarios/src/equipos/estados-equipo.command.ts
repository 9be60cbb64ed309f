import { estadosDe, type PreguntaEstados } from '@pmp/contracts/common';
import { equipoEstado } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern, newerEstados } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { toEquipoEstado } from './equipo.mapper';
import { EquiposRepository } from './equipos.repository';

const pregunta = estadosDe(equipoEstado);

@Controller()
export class EstadosEquipoCommand implements CommandHandler<typeof pregunta> {
  constructor(private readonly equipos: EquiposRepository) {}

  @MessagePattern(commandPattern(pregunta))
  async handle(@Payload() { vistos, personas }: PreguntaEstados) {
    const docs = await this.equipos.findAsked(Object.keys(vistos), personas);
    return newerEstados(docs, { vistos }, toEquipoEstado);
  }
}
