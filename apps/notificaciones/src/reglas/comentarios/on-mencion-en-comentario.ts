import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { mencionEnComentario } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { commentPath } from './comentario.rules';
import { avisoOf } from '../destinatarios/destinatarios.rules';
import { mentionAviso } from './mencion.rules';

/** The comment is the cause: naming somebody again when changing it is not told again. */
@Controller()
export class OnMencionEnComentario implements FactHandler<typeof mencionEnComentario> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
  ) {}

  @EventPattern(factPattern(mencionEnComentario, { durable: 'notificaciones-mencion-en-comentario' }))
  async handle(
    @Payload() evento: FactOf<typeof mencionEnComentario>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { comentario, persona, autor, sobre, proyecto, extracto } = evento.datos;
    if (persona === autor._id) return;
    const contenido = {
      ...mentionAviso({ emisor: autor, nombreChat: sobre.titulo, extracto }),
      accion: commentPath(comentario, sobre, proyecto),
      regla: 'mencion',
      proyecto,
    } as const;
    const personas = await this.audience.among([persona], proyecto);
    await this.avisos.raise(avisoOf(evento, personas, contenido, comentario), tx);
  }
}
