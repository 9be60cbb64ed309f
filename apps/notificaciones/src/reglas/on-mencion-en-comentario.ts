import { Injectable } from '@nestjs/common';
import { mencionEnComentario } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { ProyectoAudience } from '../personas/proyecto-audience';
import { commentPath } from './comentario.rules';
import { avisoOf } from './destinatarios.rules';
import { mentionAviso } from './mencion.rules';

/** The comment is the cause: naming somebody again when changing it is not told again. */
@Injectable()
@OnFact(mencionEnComentario, { durable: 'notificaciones-mencion-en-comentario' })
export class OnMencionEnComentario implements FactHandler<typeof mencionEnComentario> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
  ) {}

  async handle(evento: FactOf<typeof mencionEnComentario>, tx: Tx): Promise<void> {
    const { comentario, persona, autor, sobre, proyecto, extracto } = evento.datos;
    if (persona === autor._id) return;
    const contenido = {
      tipo: 'mencion',
      ...mentionAviso({ emisor: autor, nombreChat: sobre.titulo, extracto }),
      accion: commentPath(comentario, sobre, proyecto),
      regla: 'mencion',
    } as const;
    const personas = await this.audience.among([persona], proyecto);
    await this.avisos.raise(avisoOf(evento, personas, contenido, comentario), tx);
  }
}
