import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { estadosDe, type PreguntaEstados } from '@pmp/contracts/common';
import { epicaEstado } from '@pmp/contracts/proyectos';
import { type CommandHandler, commandPattern, newerEstados } from '@pmp/platform';
import { toEpicaEstado } from './epica.mapper';
import { EpicasRepository } from './epicas.repository';

const pregunta = estadosDe(epicaEstado);

@Controller()
export class EstadosEpicaCommand implements CommandHandler<typeof pregunta> {
  constructor(private readonly epicas: EpicasRepository) {}

  @MessagePattern(commandPattern(pregunta))
  async handle(@Payload() { vistos }: PreguntaEstados) {
    const docs = await this.epicas.findEstados(Object.keys(vistos));
    return newerEstados(docs, { vistos }, (doc) => (doc.eliminado ? null : toEpicaEstado(doc)));
  }
}
