import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Enlace, type EnlaceCreate } from '@pmp/contracts/proyectos';
import { DomainError, duplicateKeyOf, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { retryStale } from '../storage/retry-stale';
import { CountBloqueos } from './count-bloqueos';
import { EnlaceEvents } from './enlace-events';
import { toEnlace, toExtremo } from './enlace.mapper';
import type { EnlaceDoc } from './enlace.model';
import { newEnlace } from './enlace.rules';
import { EnlacesRepository } from './enlaces.repository';
import { enlazadoOf, Extremos } from './extremos';
import { JoinEnlace, type Ends } from './join-enlace';
import { PresentEnlaces } from './present-enlaces';

/** Edits of an end that may come between reading it and writing it. */
const MAX_TRIES = 10;

/** What waits for what, and what else belongs together, also across projects. */
@Injectable()
export class EnlacesService {
  constructor(
    private readonly enlaces: EnlacesRepository,
    private readonly extremos: Extremos,
    private readonly acceso: AccesoService,
    private readonly join: JoinEnlace,
    private readonly bloqueos: CountBloqueos,
    private readonly presenter: PresentEnlaces,
    private readonly events: EnlaceEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listOfProyecto(caller: Caller, id: string): Promise<Enlace[]> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', id);
    return this.presenter.present(caller, await this.enlaces.listOfProyecto(_id));
  }

  async listOfElemento(caller: Caller, id: string): Promise<Enlace[]> {
    const { doc } = await this.extremos.open(caller, 'proyecto.ver', id);
    return this.presenter.present(caller, await this.enlaces.listOf(doc._id));
  }

  /** `creado` is false when it returns the link that an earlier, identical call made. */
  async createEnlace(caller: Caller, datos: EnlaceCreate): Promise<{ enlace: Enlace; creado: boolean }> {
    try {
      const work = (tx: Tx) => this.createIn(caller, datos, tx);
      return { enlace: await retryStale(() => this.unitOfWork.run(work), MAX_TRIES), creado: true };
    } catch (error) {
      const [taken] = duplicateKeyOf(error) ?? [];
      if (!taken) throw error;
      const first = datos._id ? await this.enlaces.findById(datos._id) : null;
      if (!first || !isSame(first, datos))
        throw new DomainError(
          taken === 'par' ? erroresProyectos.enlaceDuplicado : erroresProyectos.idOcupado,
        );
      const [enlace] = await this.presenter.present(caller, [first]);
      if (!enlace) throw new DomainError(erroresProyectos.extremoNoEncontrado);
      return { enlace, creado: false };
    }
  }

  async deleteEnlace(caller: Caller, id: string): Promise<void> {
    const work = async (tx: Tx): Promise<void> => {
      const doc = await this.find(caller, await this.enlaces.findById(id, tx.session), tx);
      const ends = [doc.origen._id, doc.destino._id];
      const living = (await this.extremos.findMany(ends, tx.session)).map(enlazadoOf);
      const [origen, destino] = ends.map((end) => living.find(({ _id }) => _id.equals(end)) ?? null);
      await this.enlaces.remove(doc, tx);
      this.events.removed(tx, doc, { origen: origen!, destino: destino! }, caller._id);
      if (doc.tipo === 'bloquea') await this.bloqueos.of([doc.destino._id], caller._id, tx);
    };
    await retryStale(() => this.unitOfWork.run(work), MAX_TRIES);
  }

  /** Whoever could delete it may restore it while its tombstone lasts, if it may still be. */
  async restoreEnlace(caller: Caller, id: string): Promise<Enlace> {
    const work = async (tx: Tx): Promise<Enlace> => {
      const doc = await this.find(caller, await this.enlaces.findRemoved(id, tx.session), tx);
      const [origen, destino] = [doc.origen._id.toHexString(), doc.destino._id.toHexString()];
      const ends = await this.join.openEnds(caller, origen, destino, tx);
      await this.join.assertMayBe(doc, ends, tx);
      await this.enlaces.restore(doc, tx);
      this.events.restored(tx, { doc, ...enlazadosOf(ends) }, caller._id);
      await this.join.joined(doc, ends, caller._id, tx);
      return shapeOf(doc, ends);
    };
    try {
      return await retryStale(() => this.unitOfWork.run(work), MAX_TRIES);
    } catch (error) {
      throw duplicateKeyOf(error) ? new DomainError(erroresProyectos.enlaceDuplicado) : error;
    }
  }

  private async createIn(caller: Caller, datos: EnlaceCreate, tx: Tx): Promise<Enlace> {
    const ends = await this.join.openEnds(caller, datos.origen, datos.destino, tx);
    const doc = newEnlace(datos, enlazadosOf(ends), { creador: caller._id, now: new Date() });
    await this.join.assertMayBe(doc, ends, tx);
    await this.enlaces.insert(doc, tx);
    this.events.created(tx, { doc, ...enlazadosOf(ends) }, caller._id);
    await this.join.joined(doc, ends, caller._id, tx);
    return shapeOf(doc, ends);
  }

  private async find(caller: Caller, doc: EnlaceDoc | null, { session }: Tx): Promise<EnlaceDoc> {
    const missing = erroresProyectos.enlaceNoEncontrado;
    if (!doc) throw new DomainError(missing);
    await this.acceso.proyecto(caller, 'proyecto.editar', doc.origen.proyecto, { missing, session });
    return doc;
  }
}

const enlazadosOf = ({ origen, destino }: Ends) => ({
  origen: enlazadoOf(origen),
  destino: enlazadoOf(destino),
});

const shapeOf = (doc: EnlaceDoc, { origen, destino }: Ends): Enlace =>
  toEnlace(doc, toExtremo(doc.origen.tipo, origen.doc), toExtremo(doc.destino.tipo, destino.doc));

const isSame = (doc: EnlaceDoc, { tipo, origen, destino }: EnlaceCreate): boolean =>
  doc.tipo === tipo && doc.origen._id.toHexString() === origen && doc.destino._id.toHexString() === destino;
