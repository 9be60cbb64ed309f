import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarElementos, type Elemento } from '@pmp/contracts/proyectos';
import { CallerCache, type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { ListElementos } from './list-elementos';

/** So many criteria of an item are told. */
const MAX_CRITERIOS = 20;

const criteriosOf = (elemento: Elemento) =>
  elemento.entidad === 'epica'
    ? {}
    : {
        criterios: (elemento.criterios ?? [])
          .slice(0, MAX_CRITERIOS)
          .map(({ texto, hecho }) => ({ texto, hecho })),
      };

const responsableOf = (elemento: Elemento): string | null => {
  if (elemento.entidad === 'epica') return null;
  return (elemento.entidad === 'tarea' ? elemento.asignado : elemento.responsable)?.nombre ?? null;
};

@Controller()
export class ConsultarElementosCommand implements CommandHandler<typeof consultarElementos> {
  constructor(
    private readonly lista: ListElementos,
    private readonly people: CallerCache,
  ) {}

  @MessagePattern(commandPattern(consultarElementos))
  async handle(
    @Payload() { usuario, proyectos, q, limite }: z.infer<typeof consultarElementos.request>,
  ): Promise<z.input<typeof consultarElementos.reply>> {
    const caller = await this.people.find(usuario);
    if (!caller) return { total: 0, elementos: [] };
    const { total, elementos } = await this.lista.list(caller, { q, limite }, proyectos);
    return {
      total,
      elementos: elementos.map((elemento) => ({
        entidad: elemento.entidad,
        _id: elemento._id,
        titulo: elemento.titulo,
        estado: elemento.estado,
        proyecto: elemento.proyecto,
        responsable: responsableOf(elemento),
        fechaLimite: elemento.entidad === 'tarea' ? elemento.fechaLimite : null,
        ...criteriosOf(elemento),
      })),
    };
  }
}
