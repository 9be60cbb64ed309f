import { Injectable } from '@nestjs/common';
import type { FactDefinition } from '@pmp/contracts/common';
import {
  erroresProyectos,
  etiquetaActualizada,
  etiquetaCreada,
  etiquetaEliminada,
  etiquetaEstado,
  etiquetaRestaurada,
  MAX_ETIQUETAS_POR_PROYECTO,
  type Etiqueta,
  type EtiquetaCreate,
  type EtiquetaUpdate,
} from '@pmp/contracts/proyectos';
import {
  assertUnchanged,
  createOnce,
  detalleOf,
  DomainError,
  duplicateKeyOf,
  toBuscable,
  UnitOfWork,
  type Caller,
  type Tx,
} from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import type { EtiquetaDoc } from '../elementos/etiquetas/etiqueta.model';
import { EtiquetasRepository } from '../elementos/etiquetas/etiquetas.repository';
import { cambioOf, removalOf } from '../elementos/events/cambio';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import { changedFields } from '../storage/changed-fields';
import { objectId } from '../storage/object-id';
import { toEtiqueta, toEtiquetaEstado } from './etiqueta.mapper';

type Shown = Partial<Pick<EtiquetaDoc, 'nombre' | 'color' | 'orden'>>;

/** The labels of a project: whoever works in it makes and changes them. */
@Injectable()
export class EtiquetasService {
  constructor(
    private readonly etiquetas: EtiquetasRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly names: NamesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listEtiquetas(caller: Caller, id: string) {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', id);
    const [docs, ...labelled] = await Promise.all([
      this.etiquetas.listOf(_id),
      ...this.kinds.all.map((kind) => this.kinds.of(kind).labelsIn(_id)),
    ]);
    const counts = new Map<string, number>();
    for (const label of labelled.flat()) counts.set(String(label), (counts.get(String(label)) ?? 0) + 1);
    return docs.map((doc) => ({ ...toEtiqueta(doc), elementos: counts.get(String(doc._id)) ?? 0 }));
  }

  /** `creada` is false when it returns the label that an earlier, identical call made. */
  async createEtiqueta(
    caller: Caller,
    id: string,
    { _id, nombre, color = 'gris', orden }: EtiquetaCreate,
  ): Promise<{ etiqueta: Etiqueta; creada: boolean }> {
    const make = () =>
      this.unitOfWork.run(async (tx) => {
        const { session } = tx;
        const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', id, { session });
        const others = await this.etiquetas.listOf(proyecto._id, session);
        if (others.length >= MAX_ETIQUETAS_POR_PROYECTO)
          throw new DomainError(erroresProyectos.proyectoLlenoDeEtiquetas, {
            max: MAX_ETIQUETAS_POR_PROYECTO,
          });
        const now = new Date();
        const doc: EtiquetaDoc = {
          _id: objectId(_id),
          nombre,
          buscable: toBuscable(nombre),
          color,
          orden: orden ?? (others.at(-1)?.orden ?? -1) + 1,
          proyecto: proyecto._id,
          createdAt: now,
          updatedAt: now,
          version: 1,
          viva: true,
          publicada: true,
        };
        this.proyectos.expect(proyecto, tx);
        this.etiquetas.insert(doc, tx);
        return this.tell(tx, etiquetaCreada, doc, 'creado', { a: { nombre, color } }, caller);
      });
    const first = async (fields: readonly string[]) => {
      const found = _id ? await this.etiquetas.findById(_id) : null;
      if (found?.proyecto.toHexString() === id && found.nombre === nombre) return toEtiqueta(found);
      if (!fields.includes('_id')) throw taken();
      return null;
    };
    const { made: etiqueta, creada } = await createOnce(make, first, erroresProyectos.idOcupado);
    return { etiqueta, creada };
  }

  updateEtiqueta(caller: Caller, id: string, { version, ...datos }: EtiquetaUpdate): Promise<Etiqueta> {
    return refusingTaken(() =>
      this.unitOfWork.run(async (tx) => {
        const current = await this.find(caller, await this.etiquetas.findById(id, tx.session), tx);
        await assertUnchanged(version, current, this.names);
        const changes: Shown = changedFields<EtiquetaDoc>(current, datos as Partial<EtiquetaDoc>);
        if (!Object.keys(changes).length) return toEtiqueta(current);
        const buscable = changes.nombre !== undefined && { buscable: toBuscable(changes.nombre) };
        const doc = this.etiquetas.update(current, { ...changes, ...buscable }, tx);
        return this.tell(tx, etiquetaActualizada, doc, 'actualizado', { de: current, a: changes }, caller);
      }),
    );
  }

  async deleteEtiqueta(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, await this.etiquetas.findById(id, tx.session), tx);
      await this.etiquetas.remove(doc, tx);
      this.fact(tx, etiquetaEliminada, doc, { de: doc, a: { nombre: null } });
      tx.state(etiquetaEstado, id, doc.version + 1, null);
      const cambio = removalOf('etiqueta', id, doc.version + 1, caller._id);
      tx.live(`proyecto.${doc.proyecto.toHexString()}`, 'cambio', cambio);
    });
  }

  /** Whoever could delete it may restore it, while its tombstone lasts and nobody has used its name. */
  restoreEtiqueta(caller: Caller, id: string): Promise<Etiqueta> {
    return refusingTaken(() =>
      this.unitOfWork.run(async (tx) => {
        const doc = await this.find(caller, await this.etiquetas.findRemoved(id, tx.session), tx);
        await this.etiquetas.restore(doc, tx);
        return this.tell(tx, etiquetaRestaurada, doc, 'creado', { a: {} }, caller);
      }),
    );
  }

  private find(caller: Caller, doc: EtiquetaDoc | null, { session }: Tx): Promise<EtiquetaDoc> {
    const missing = erroresProyectos.etiquetaNoEncontrada;
    return this.acceso.child(caller, 'proyecto.editar', doc, missing, session);
  }

  private tell(
    tx: Tx,
    fact: FactDefinition,
    doc: EtiquetaDoc,
    accion: 'creado' | 'actualizado',
    changed: { de?: object; a: object },
    caller: Caller,
  ): Etiqueta {
    const etiqueta = toEtiqueta(doc);
    this.fact(tx, fact, doc, changed);
    tx.state(etiquetaEstado, etiqueta._id, doc.version, toEtiquetaEstado(doc));
    tx.live(`proyecto.${etiqueta.proyecto}`, 'cambio', cambioOf('etiqueta', accion, etiqueta, caller._id));
    return etiqueta;
  }

  private fact(
    tx: Tx,
    fact: FactDefinition,
    { _id, nombre, proyecto }: EtiquetaDoc,
    { de = {}, a }: { de?: object; a: object },
  ): void {
    const ids = { _id: _id.toHexString(), proyecto: proyecto.toHexString() };
    tx.fact(fact, { ...ids, nombre, detalle: detalleOf(de, a) });
  }
}

const taken = () => new DomainError(erroresProyectos.etiquetaDuplicada);

async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw duplicateKeyOf(error) ? taken() : error;
  }
}
