import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Derecho, type Tx } from '@pmp/platform';
import type { ComentarioDoc } from './comentario.model';
import { ComentariosRepository } from './comentarios.repository';
import { type OpenSujeto, Sujetos } from './sujetos';

/** A comment that stands there, with what it is about, for whoever changes something about it. */
@Injectable()
export class OpenComentario {
  constructor(
    private readonly comentarios: ComentariosRepository,
    private readonly sujetos: Sujetos,
  ) {}

  async find(id: string, { session }: Tx): Promise<ComentarioDoc> {
    const doc = await this.comentarios.findById(id, session);
    if (!doc) throw new DomainError(erroresProyectos.comentarioNoEncontrado);
    return doc;
  }

  /** What it is about, if the caller has the right over its project. */
  open(
    caller: Caller,
    derecho: Derecho,
    { entidad, sobre }: ComentarioDoc,
    { session }: Tx,
  ): Promise<OpenSujeto> {
    const missing = erroresProyectos.comentarioNoEncontrado;
    return this.sujetos.open(caller, derecho, entidad, sobre, { missing, session });
  }
}
