import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, signed, type Writing } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { findEstados } from '../storage/find-estados';
import { findLiving } from '../storage/find-living';
import { objectId } from '../storage/object-id';
import { pageOf } from '../lists/find-page';
import { NEWEST_FIRST, type PageRequest, type Page } from '../lists/page.rules';
import type { Visible } from './acceso.rules';
import { PROYECTO, type ProyectoDoc } from './proyecto.model';

/** What a project is called. */
export type NamedProyecto = Pick<ProyectoDoc, '_id' | 'nombre' | 'clave' | 'clavesAnteriores'>;

@Injectable()
export class ProyectosRepository {
  constructor(@InjectModel(PROYECTO) private readonly model: Model<ProyectoDoc>) {}

  findEstados(ids: readonly string[]) {
    return findEstados(this.model, ids);
  }

  /** Null for a deleted one too. */
  findById(id: string | Types.ObjectId, session?: ClientSession): Promise<ProyectoDoc | null> {
    return findLiving(this.model, id, session);
  }

  /** The project with this id, deleted or not: only to recognise a retried creation. */
  findAny(id: string): Promise<ProyectoDoc | null> {
    return this.model.findById(id).lean<ProyectoDoc | null>().exec();
  }

  /** The projects of which something is left, deleted or not. */
  async findKept(ids: Types.ObjectId[], session?: ClientSession): Promise<ProyectoDoc[]> {
    return this.model.collection
      .find<ProyectoDoc>({ _id: { $in: ids }, equipo: { $exists: true } }, { session })
      .toArray();
  }

  async findKeptOf(equipos: string[]): Promise<ProyectoDoc[]> {
    const where = { equipo: { $in: equipos.map((equipo) => objectId(equipo)) } };
    return this.model.collection.find<ProyectoDoc>(where).toArray();
  }

  /** The team's projects, those that exist and those that are deleted. */
  async idsOfTeam(equipo: string, session: ClientSession) {
    const where = { equipo: objectId(equipo) };
    const docs = await this.model.collection
      .find<Pick<ProyectoDoc, '_id' | 'eliminado'>>(where, { session, projection: { eliminado: 1 } })
      .toArray();
    const idsOf = (eliminado: boolean) =>
      docs.filter((doc) => doc.eliminado === eliminado).map(({ _id }) => _id);
    return { living: idsOf(false), deleted: idsOf(true) };
  }

  /** By a living project, as its key or as one that it had before. */
  async isClaveTaken(clave: string, session: ClientSession): Promise<boolean> {
    const where = { $or: [{ clave }, { clavesAnteriores: clave }], eliminado: false };
    return (await this.model.collection.findOne(where, { session })) !== null;
  }

  /** Whether another living project had it before. An index keeps two from having one key now. */
  async isClaveReserved(clave: string, own: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const where = { clavesAnteriores: clave, eliminado: false, _id: { $ne: own } };
    return (await this.model.collection.findOne(where, { session })) !== null;
  }

  /** Every screen asks for it: read by the driver itself, as the ids are. */
  list(visible: Visible, pagina: PageRequest): Promise<Page<ProyectoDoc>> {
    const { collection } = this.model;
    return pageOf(whereVisible(visible), NEWEST_FIRST, pagina, ({ where, sort, limit }) =>
      collection.find<ProyectoDoc>(where, { sort, ...(limit !== undefined && { limit }) }).toArray(),
    );
  }

  /** Read by the driver itself, as the ids are: for hundreds of projects, mongoose would double the time. */
  visibleEstados(visible: Visible): Promise<Pick<ProyectoDoc, '_id' | 'estado'>[]> {
    return this.model.collection
      .find<Pick<ProyectoDoc, '_id' | 'estado'>>(whereVisible(visible), { projection: { estado: 1 } })
      .toArray();
  }

  /** `entre`: only of these. */
  visibleNames(visible: Visible, entre?: readonly string[]): Promise<NamedProyecto[]> {
    const seen = whereVisible(visible);
    const where = entre ? { $and: [{ _id: { $in: entre } }, seen] } : seen;
    return this.model
      .find(where, { nombre: 1, clave: 1, clavesAnteriores: 1 })
      .lean<NamedProyecto[]>()
      .exec();
  }

  async visibleIds(visible: Visible): Promise<Types.ObjectId[]> {
    const found = this.model.collection.find(whereVisible(visible), { projection: { _id: 1 } });
    const docs = await found.toArray();
    return docs.map((doc) => doc._id);
  }

  /** Those among them that exist, and whether they are visible. */
  async livingAmong(ids: readonly Types.ObjectId[], visible: Visible): Promise<Map<string, boolean>> {
    const idsWhere = async (where: object) =>
      (
        await this.model
          .find({ $and: [{ _id: { $in: ids } }, where] }, { _id: 1 })
          .lean<{ _id: Types.ObjectId }[]>()
      ).map(({ _id }) => _id.toHexString());
    const [living, seen] = await Promise.all([
      idsWhere({ eliminado: false }),
      idsWhere(whereVisible(visible)),
    ]);
    return new Map(living.map((id) => [id, seen.includes(id)]));
  }

  search(visible: Visible, pattern: RegExp, limit: number): Promise<ProyectoDoc[]> {
    return this.model
      .find({
        ...whereVisible(visible),
        $or: [{ nombre: pattern }, { clave: pattern }, { clavesAnteriores: pattern }],
      })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<ProyectoDoc[]>()
      .exec();
  }

  /** The native insert: the rules build whole documents, casting them again would double the cost. */
  async insert(doc: ProyectoDoc, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne(doc, { session });
  }

  async update(
    current: ProyectoDoc,
    changes: Partial<ProyectoDoc>,
    session: ClientSession,
  ): Promise<ProyectoDoc> {
    const updated = await this.model
      .findOneAndUpdate(
        { _id: current._id, version: current.version },
        { $set: signed(current, changes), $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<ProyectoDoc | null>();
    if (!updated) throw new DomainError(erroresComunes.versionObsoleta);
    return updated;
  }

  /** Makes the transaction fail with versionObsoleta if the project has changed since it was read. */
  expect({ _id, version }: ProyectoDoc, tx: Writing): void {
    tx.expect(this.model.collection, { _id, version });
  }

  /**
   * Takes a number for a new element. Fails with versionObsoleta if the project has changed since it was read, or if
   * somebody took this number or a later one meanwhile.
   */
  takeNumero({ _id, version }: ProyectoDoc, numero: number, tx: Writing): void {
    const free = { ultimoNumero: { $not: { $gte: numero } } };
    tx.update(this.model.collection, { _id, version, ...free }, { $set: { ultimoNumero: numero } });
  }

  /** Takes as many numbers and returns the last one. */
  async takeNumeros(_id: Types.ObjectId, cuantos: number, session: ClientSession): Promise<number> {
    const taken = await this.model.collection.findOneAndUpdate(
      { _id },
      { $inc: { ultimoNumero: cuantos } },
      { session, returnDocument: 'after', projection: { ultimoNumero: 1 } },
    );
    if (!taken) throw new DomainError(erroresComunes.versionObsoleta);
    return taken['ultimoNumero'] as number;
  }

  /** The projects that have this key or had it before. */
  findKeyed(clave: string): Promise<ProyectoDoc[]> {
    const where = { $or: [{ clave }, { clavesAnteriores: clave }], eliminado: false };
    return this.model.collection.find<ProyectoDoc>(where).toArray();
  }

  /** Empties a deleted project; its id cannot be used again. */
  async empty(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.model.collection.updateOne(
      { _id, eliminado: true },
      [{ $replaceWith: { _id: '$_id', version: '$version', eliminado: true } }],
      { session },
    );
  }
}

const whereVisible = ({ equipos, proyectos }: Visible) => ({
  ...(proyectos && { _id: { $in: proyectos.map((id) => objectId(id)) } }),
  ...(equipos && { equipo: { $in: equipos.map((id) => objectId(id)) } }),
  eliminado: false,
});
