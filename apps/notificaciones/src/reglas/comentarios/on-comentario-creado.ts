import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { comentarioCreado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { Personas } from '../../personas/personas';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { commentAviso, commentPath } from './comentario.rules';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/**
 * Told is whoever has the task or answers for the story; who is named in the comment hears of that, not of both, unless
 * they want to hear of no mention.
 */
@Controller()
export class OnComentarioCreado implements FactHandler<typeof comentarioCreado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly personas: Personas,
  ) {}

  @EventPattern(factPattern(comentarioCreado, { durable: 'notificaciones-comentario-creado' }))
  async handle(
    @Payload() evento: FactOf<typeof comentarioCreado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, asignado, menciones, proyecto, sobre } = evento.datos;
    if (!asignado || asignado === evento.actor) return;
    if (menciones.includes(asignado) && (await this.avisos.isWanted(asignado, 'mencion'))) return;
    const contenido = {
      ...commentAviso(evento.datos, await this.personas.nameOf(evento.actor)),
      accion: commentPath(_id, sobre, proyecto),
      regla: 'comentario',
      proyecto,
    } as const;
    const personas = await this.audience.among([asignado], proyecto);
    await this.avisos.raise(avisoOf(evento, personas, contenido, _id), tx);
  }
}
