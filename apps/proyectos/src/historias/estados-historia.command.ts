import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { estadosDe, type PreguntaEstados } from '@pmp/contracts/common';
import { historiaEstado } from '@pmp/contracts/proyectos';
import { type CommandHandler, commandPattern, newerEstados } from '@pmp/platform';
import { toHistoriaEstado } from './historia.mapper';
import { HistoriasRepository } from './historias.repository';

const pregunta = estadosDe(historiaEstado);

@Controller()
export class EstadosHistoriaCommand implements CommandHandler<typeof pregunta> {
  constructor(private readonly historias: HistoriasRepository) {}

  @MessagePattern(commandPattern(pregunta))
  async handle(@Payload() { vistos }: PreguntaEstados) {
    const docs = await this.historias.findEstados(Object.keys(vistos));
    return newerEstados(docs, { vistos }, (doc) => (doc.eliminado ? null : toHistoriaEstado(doc)));
  }
}
