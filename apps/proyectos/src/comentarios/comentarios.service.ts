import { Injectable } from '@nestjs/common';
import type { VersionDeTexto } from '@pmp/contracts/common';
import {
  erroresProyectos,
  type Comentable,
  type Comentario,
  type ComentariosQuery,
  type ComentarioUpdate,
} from '@pmp/contracts/proyectos';
import {
  assertVersion,
  DomainError,
  UnitOfWork,
  versionesOf,
  type Caller,
  type Derecho,
  type Tx,
} from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { HistorialRepository } from '../elementos/historial/historial.repository';
import { objectId } from '../storage/object-id';
import { ComentarioEvents } from './comentario-events';
import { ComentarioPersonas } from './comentario-personas';
import type { ComentarioDoc } from './comentario.model';
import { assertAutor, changesOfComentario } from './comentario.rules';
import { ComentariosRepository } from './comentarios.repository';
import { Sujetos } from './sujetos';

@Injectable()
export class ComentariosService {
  constructor(
    private readonly comentarios: ComentariosRepository,
    private readonly sujetos: Sujetos,
    private readonly personas: ComentarioPersonas,
    private readonly events: ComentarioEvents,
    private readonly acceso: AccesoService,
    private readonly historial: HistorialRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listComentarios(caller: Caller, entidad: Comentable, id: string, query: ComentariosQuery) {
    const { sujeto } = await this.sujetos.open(caller, 'proyecto.ver', entidad, id);
    const { docs, ...rest } = await this.comentarios.listOf(sujeto._id, query);
    return { comentarios: await this.personas.presentAll(docs), ...rest };
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
    const sujeto = await this.openToTakeDown(caller, doc, tx);
    await this.comentarios.remove(doc, tx);
    this.events.removed(tx, doc, sujeto, caller._id);
    await this.note(tx, doc, caller, 'de');
  }

  /** Whoever could delete the comment may restore it, while its tombstone lasts and its story or task exists. */
  restoreComentario(caller: Caller, id: string): Promise<Comentario> {
    return this.unitOfWork.run(async (tx) => {
      const doc = await this.comentarios.findRemoved(id, tx.session);
      if (!doc) throw new DomainError(erroresProyectos.comentarioNoEncontrado);
      const sujeto = await this.openToTakeDown(caller, doc, tx);
      await this.comentarios.restore(doc, tx);
      await this.note(tx, doc, caller, 'a');
      const shape = await this.personas.present(doc);
      this.events.restored(tx, { doc, shape, sujeto }, caller._id);
      return shape;
    });
  }

  private async openToTakeDown(caller: Caller, doc: ComentarioDoc, tx: Tx) {
    const { sujeto, proyecto } = await this.open(caller, 'proyecto.ver', doc, tx);
    await this.acceso.assertMayTakeDown(caller, proyecto, doc.creador);
    return sujeto;
  }

  /** The history of the item says who took it away (`de`) or brought it back (`a`), and whose it was: not what it said. */
  private async note(tx: Tx, doc: ComentarioDoc, caller: Caller, side: 'de' | 'a'): Promise<void> {
    const { autor } = await this.personas.present(doc);
    const told = { campo: 'comentario', de: null, a: null, [side]: autor?.nombre ?? '' };
    this.historial.insert(
      [
        {
          _id: objectId(),
          sobre: doc.sobre,
          autor: objectId(caller._id),
          accion: 'actualizado',
          ...told,
          createdAt: new Date(),
        },
      ],
      tx,
    );
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
