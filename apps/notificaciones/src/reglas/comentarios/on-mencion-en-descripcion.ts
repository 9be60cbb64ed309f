import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { mencionEnDescripcion } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { describedPath, mentionAviso } from './mencion.rules';

/** The description is the cause: whoever has been told of it is not told again when it names them anew. */
@Controller()
export class OnMencionEnDescripcion implements FactHandler<typeof mencionEnDescripcion> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
  ) {}

  @EventPattern(factPattern(mencionEnDescripcion, { durable: 'notificaciones-mencion-en-descripcion' }))
  async handle(
    @Payload() evento: FactOf<typeof mencionEnDescripcion>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { persona, autor, sobre, proyecto, extracto } = evento.datos;
    if (persona === autor._id) return;
    const contenido = {
      tipo: 'mencion',
      ...mentionAviso({ emisor: autor, nombreChat: sobre.titulo, extracto }),
      accion: describedPath(sobre, proyecto),
      regla: 'mencion',
    } as const;
    const personas = await this.audience.among([persona], proyecto);
    await this.avisos.raise(avisoOf(evento, personas, contenido, `descripcion.${sobre._id}`), tx);
  }
}
