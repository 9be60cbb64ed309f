import { Injectable } from '@nestjs/common';
import type { VersionDeTexto } from '@pmp/contracts/common';
import {
  erroresProyectos,
  type Comentable,
  type Comentario,
  type ComentariosQuery,
  type ComentarioUpdate,
} from '@pmp/contracts/proyectos';
import { assertTextoVisto, DomainError, UnitOfWork, versionesOf, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { Mentions } from '../names/mentions';
import { ComentarioEvents } from './comentario-events';
import { ComentarioHistorial } from './comentario-historial';
import { ComentarioPersonas } from './comentario-personas';
import type { ComentarioDoc } from './comentario.model';
import { assertAutor, changesOfComentario } from './comentario.rules';
import { ComentariosRepository } from './comentarios.repository';
import { OpenComentario } from './open-comentario';
import { Sujetos } from './sujetos';

@Injectable()
export class ComentariosService {
  constructor(
    private readonly comentarios: ComentariosRepository,
    private readonly sujetos: Sujetos,
    private readonly opened: OpenComentario,
    private readonly personas: ComentarioPersonas,
    private readonly mentions: Mentions,
    private readonly events: ComentarioEvents,
    private readonly acceso: AccesoService,
    private readonly historial: ComentarioHistorial,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listComentarios(caller: Caller, entidad: Comentable, id: string, query: ComentariosQuery) {
    const { sujeto } = await this.sujetos.open(caller, 'proyecto.ver', entidad, id);
    const { docs, ...rest } = await this.comentarios.listOf(sujeto._id, query);
    const decided = query.cursor
      ? []
      : await this.comentarios.decisions({ sobre: sujeto._id }, { limite: 50 });
    return {
      comentarios: await this.personas.presentAll(docs),
      ...(decided.length && { decisiones: await this.personas.presentAll(decided) }),
      ...rest,
    };
  }

  async listVersiones(caller: Caller, id: string): Promise<VersionDeTexto[]> {
    const doc = await this.comentarios.findById(id);
    const missing = erroresProyectos.comentarioNoEncontrado;
    if (!doc) throw new DomainError(missing);
    const { entidad, sobre, texto, createdAt, editado, anteriores } = doc;
    await this.sujetos.open(caller, 'proyecto.ver', entidad, sobre, { missing });
    const { autor } = await this.personas.present(doc);
    return versionesOf({ texto, desde: editado ?? createdAt }, anteriores, autor);
  }

  updateComentario(caller: Caller, id: string, datos: ComentarioUpdate): Promise<Comentario> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.opened.find(id, tx);
      const { sujeto, proyecto } = await this.opened.open(caller, 'proyecto.editar', current, tx);
      assertAutor(current, caller);
      assertTextoVisto(datos.version, current);
      const nombradas = await this.mentions.namedIn(datos.texto ?? '', proyecto.equipo, caller._id);
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
    const doc = await this.opened.find(id, tx);
    const sujeto = await this.openToTakeDown(caller, doc, tx);
    await this.comentarios.remove(doc, tx);
    this.events.removed(tx, doc, sujeto, caller._id);
    await this.historial.note(tx, doc, caller, 'comentario', 'de');
  }

  /** Whoever could delete the comment may restore it, while its tombstone lasts and its story or task exists. */
  restoreComentario(caller: Caller, id: string): Promise<Comentario> {
    return this.unitOfWork.run(async (tx) => {
      const doc = await this.comentarios.findRemoved(id, tx.session);
      if (!doc) throw new DomainError(erroresProyectos.comentarioNoEncontrado);
      const sujeto = await this.openToTakeDown(caller, doc, tx);
      await this.comentarios.restore(doc, tx);
      await this.historial.note(tx, doc, caller, 'comentario', 'a');
      const shape = await this.personas.present(doc);
      this.events.restored(tx, { doc, shape, sujeto }, caller._id);
      return shape;
    });
  }

  private async openToTakeDown(caller: Caller, doc: ComentarioDoc, tx: Tx) {
    const { sujeto, proyecto } = await this.opened.open(caller, 'proyecto.ver', doc, tx);
    await this.acceso.assertMayTakeDown(caller, proyecto, doc.creador);
    return sujeto;
  }
}
