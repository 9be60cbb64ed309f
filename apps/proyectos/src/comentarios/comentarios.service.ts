import { Injectable } from '@nestjs/common';
import {
  erroresProyectos,
  type Comentable,
  type Comentario,
  type ComentariosQuery,
  type ComentarioUpdate,
} from '@pmp/contracts/proyectos';
import { assertVersion, DomainError, UnitOfWork, type Caller, type Derecho, type Tx } from '@pmp/platform';
import { ComentarioEvents } from './comentario-events';
import { ComentarioPersonas } from './comentario-personas';
import type { ComentarioDoc } from './comentario.model';
import { assertAutor, changesOfComentario, rightToDelete } from './comentario.rules';
import { ComentariosRepository } from './comentarios.repository';
import { Sujetos } from './sujetos';

@Injectable()
export class ComentariosService {
  constructor(
    private readonly comentarios: ComentariosRepository,
    private readonly sujetos: Sujetos,
    private readonly personas: ComentarioPersonas,
    private readonly events: ComentarioEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listComentarios(caller: Caller, entidad: Comentable, id: string, query: ComentariosQuery) {
    const { sujeto } = await this.sujetos.open(caller, 'proyecto.ver', entidad, id);
    const { docs, ...rest } = await this.comentarios.listOf(sujeto._id, query);
    return { comentarios: await this.personas.presentAll(docs), ...rest };
  }

  updateComentario(caller: Caller, id: string, datos: ComentarioUpdate): Promise<Comentario> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.find(id, tx);
      const { sujeto, proyecto } = await this.open(caller, 'proyecto.editar', current, tx);
      assertAutor(current, caller);
      assertVersion(datos.version, current.version);
      const nombradas = await this.personas.namedIn(datos.texto ?? '', proyecto, caller._id);
      const menciones = nombradas.map(({ _id }) => _id);
      const changes = changesOfComentario(current, datos, menciones, new Date());
      if (!Object.keys(changes).length) return this.personas.present(current);
      const doc = this.comentarios.update(current, changes, tx);
      const shape = await this.personas.present(doc);
      this.events.updated(tx, { doc, shape, sujeto, nombradas }, current, caller._id);
      return shape;
    });
  }

  async deleteComentario(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run((tx) => this.deleteIn(tx, caller, id));
  }

  /** As part of a transaction that is under way. */
  async deleteIn(tx: Tx, caller: Caller, id: string): Promise<void> {
    const doc = await this.find(id, tx);
    const { sujeto } = await this.open(caller, rightToDelete(doc, caller), doc, tx);
    await this.comentarios.remove(doc, tx);
    this.events.removed(tx, doc, sujeto, caller._id);
  }

  /** Whoever could delete the comment may restore it, while its tombstone lasts and its story or task exists. */
  restoreComentario(caller: Caller, id: string): Promise<Comentario> {
    return this.unitOfWork.run(async (tx) => {
      const doc = await this.comentarios.findRemoved(id, tx.session);
      if (!doc) throw new DomainError(erroresProyectos.comentarioNoEncontrado);
      const { sujeto } = await this.open(caller, rightToDelete(doc, caller), doc, tx);
      await this.comentarios.restore(doc, tx);
      const shape = await this.personas.present(doc);
      this.events.restored(tx, { doc, shape, sujeto }, caller._id);
      return shape;
    });
  }

  private async find(id: string, { session }: Tx): Promise<ComentarioDoc> {
    const doc = await this.comentarios.findById(id, session);
    if (!doc) throw new DomainError(erroresProyectos.comentarioNoEncontrado);
    return doc;
  }

  private open(caller: Caller, derecho: Derecho, { entidad, sobre }: ComentarioDoc, { session }: Tx) {
    const missing = erroresProyectos.comentarioNoEncontrado;
    return this.sujetos.open(caller, derecho, entidad, sobre, { missing, session });
  }
}
