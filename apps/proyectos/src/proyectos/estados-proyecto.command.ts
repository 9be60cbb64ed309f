import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { estadosDe, type PreguntaEstados } from '@pmp/contracts/common';
import { proyectoEstado } from '@pmp/contracts/proyectos';
import { type CommandHandler, commandPattern, newerEstados } from '@pmp/platform';
import { toProyectoEstado } from './proyecto.mapper';
import { ProyectosRepository } from '../acceso/proyectos.repository';

const pregunta = estadosDe(proyectoEstado);

@Controller()
export class EstadosProyectoCommand implements CommandHandler<typeof pregunta> {
  constructor(private readonly proyectos: ProyectosRepository) {}

  @MessagePattern(commandPattern(pregunta))
  async handle(@Payload() { vistos }: PreguntaEstados) {
    const docs = await this.proyectos.findEstados(Object.keys(vistos));
    return newerEstados(docs, { vistos }, (doc) => (doc.eliminado ? null : toProyectoEstado(doc)));
  }
}
