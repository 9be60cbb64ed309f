import { erroresComunes } from '@pmp/contracts/common';
import {
  DomainError,
  fillPalabras,
  findByPalabras,
  type Place,
  searchPattern,
  type Writing,
} from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findPage } from '../../lists/find-page';
import { BY_RANK, NEWEST_FIRST, type Page, type PageRequest } from '../../lists/page.rules';
import { findEstados } from '../../storage/find-estados';
import { findLiving } from '../../storage/find-living';
import { objectId } from '../../storage/object-id';
import { updateMany } from '../../storage/update-many';
import { updateVersion } from '../../storage/update-version';
import { rankSourceOf, type RankSource } from '../rank/rank-source';
import type { ElementoDoc } from './elemento-doc';
import { palabrasOfElemento, searched } from './palabras-of-elemento';
import type { Kind } from './kind';
import { RemovalRepository } from './removal.repository';

type Id = string | Types.ObjectId;

/** What means something in a pattern, in JavaScript as in MongoDB. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

/** So many with the same words in their titles are more than anybody means. */
const MAX_CALLED = 500;

export type Touched = Pick<ElementoDoc, '_id' | 'titulo' | 'creador' | 'createdAt'>;

/** The elements of one kind that exist. Its writes are native: the rules build whole documents, nothing is to be cast. */
export class ElementoRepository<D extends ElementoDoc = ElementoDoc> {
  readonly removal: RemovalRepository<D>;

  constructor(
    private readonly model: Model<D>,
    private readonly kind: Kind,
  ) {
    this.removal = new RemovalRepository(model, kind);
  }

  findEstados(ids: readonly string[]) {
    return findEstados(this.model, ids);
  }

  findById(id: Id, session?: ClientSession): Promise<D | null> {
    return findLiving(this.model, id, session);
  }

  /** Also as that of something deleted, while its tombstone lasts. */
  async hasId(id: string): Promise<boolean> {
    return (await this.model.collection.countDocuments({ _id: objectId(id) } as never, { limit: 1 })) > 0;
  }

  async findMany(ids: readonly Id[], session?: ClientSession): Promise<D[]> {
    if (!ids.length) return [];
    const where = { _id: { $in: ids.map((id) => objectId(id.toString())) }, eliminado: null } as never;
    return (await this.model.collection.find(where, { session }).toArray()) as never;
  }

  /** Those among them that exist and are not completed. */
  async openAmong(ids: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    if (!ids.length) return [];
    const where = { _id: { $in: ids }, estado: { $ne: 'completada' }, eliminado: null } as never;
    const found = await this.model.collection.find(where, { session, projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }

  /** What hangs from these and is not completed. */
  async findOpenOf(padres: readonly Types.ObjectId[], session?: ClientSession): Promise<D[]> {
    if (!padres.length || !this.kind.parent) return [];
    const where = {
      [this.kind.parent.field]: { $in: padres },
      estado: { $ne: 'completada' },
      eliminado: null,
    };
    return (await this.model.collection.find(where as never, { session }).toArray()) as never;
  }

  /** What hangs from these, by rank. */
  async findOf(padres: readonly Types.ObjectId[], session?: ClientSession): Promise<D[]> {
    if (!padres.length || !this.kind.parent) return [];
    const where = { [this.kind.parent.field]: { $in: padres }, eliminado: null };
    const found = this.model.collection.find(where as never, { session }).sort({ orden: 1, _id: 1 });
    return (await found.toArray()) as never;
  }

  /** Those among them that exist, by their titles. */
  async titlesOf(
    ids: readonly Id[],
    session?: ClientSession,
  ): Promise<Pick<ElementoDoc, '_id' | 'titulo' | 'proyecto'>[]> {
    if (!ids.length) return [];
    const where = { _id: { $in: ids.map((id) => objectId(id.toString())) }, eliminado: null } as never;
    const projection = { titulo: 1, proyecto: 1 };
    return (await this.model.collection.find(where, { session, projection }).toArray()) as never;
  }

  /** Those with this key: more than one only while a deleted project still has what it held. */
  async findByClave(clave: string): Promise<D[]> {
    return (await this.model.collection.find({ clave, eliminado: null } as never).toArray()) as never;
  }

  async findByClaves(claves: readonly string[]): Promise<D[]> {
    const where = { clave: { $in: claves }, eliminado: null } as never;
    return (await this.model.collection.find(where).toArray()) as never;
  }

  /** The oldest ones without a key. */
  async findUnkeyed(limit: number, session?: ClientSession): Promise<D[]> {
    const where = { clave: null, eliminado: null } as never;
    const sort = { createdAt: 1, _id: 1 } as const;
    return (await this.model.collection.find(where, { session, sort, limit }).toArray()) as never;
  }

  /** Those of a project whose key is not made of this one. */
  async findKeyedOtherwise(
    proyecto: Types.ObjectId,
    clave: string,
    limit: number,
    session: ClientSession,
  ): Promise<D[]> {
    const own = new RegExp(`^${clave.replace(SPECIAL, '\\$&')}-[0-9]+$`);
    const where = { proyecto, clave: { $not: own } } as never;
    return (await this.model.collection.find(where, { session, limit }).toArray()) as never;
  }

  listOf(proyecto: string, pagina: PageRequest, where: object = {}): Promise<Page<D>> {
    return findPage(this.model, { ...where, proyecto }, BY_RANK, pagina);
  }

  /** Newest first. */
  list(filter: Record<string, unknown>, pagina: PageRequest): Promise<Page<D>> {
    return findPage(this.model, filter, NEWEST_FIRST, pagina);
  }

  /** The newest `limite` with a word for each of these terms in their title or their criteria. */
  async search(place: Place<ElementoDoc>, terminos: readonly string[], limite: number): Promise<D[]> {
    return (await findByPalabras(this.model, place, terminos, limite).next()).value ?? [];
  }

  /** See `fillPalabras` of the platform. */
  fillPalabras(after: Types.ObjectId | null, limit: number): Promise<Types.ObjectId | null> {
    return fillPalabras<ElementoDoc>(this.model as never, searched, after, limit);
  }

  /** What these stages find; they begin with the projects to look in. */
  async findBy<T extends D>(stages: object[]): Promise<T[]> {
    return (await this.model.collection.aggregate(stages as never[]).toArray()) as never;
  }

  countBy(where: object): Promise<number> {
    return this.model.collection.countDocuments(where as never);
  }

  /** The ids in a field of those that match. */
  async distinctBy(field: string, where: object): Promise<Types.ObjectId[]> {
    const found: unknown[] = await this.model.collection.distinct(field, where as never);
    return found.filter((id) => id !== null) as Types.ObjectId[];
  }

  /** Those with these ids that are of these projects. */
  async findAmong(
    proyectos: readonly Types.ObjectId[],
    ids: readonly string[],
  ): Promise<Pick<ElementoDoc, '_id' | 'titulo' | 'clave'>[]> {
    if (!ids.length) return [];
    const where = { _id: { $in: ids.map((id) => objectId(id)) }, proyecto: { $in: proyectos } } as never;
    return (await this.model.collection
      .find(where, { projection: { titulo: 1, clave: 1 } })
      .toArray()) as never;
  }

  /** Those of these projects with one of these keys or these words in their title. */
  async findCalled(
    proyectos: readonly Types.ObjectId[],
    valor: string,
    claves: readonly string[],
  ): Promise<Pick<ElementoDoc, '_id' | 'titulo' | 'clave'>[]> {
    const called = [{ titulo: searchPattern(valor) }, { clave: { $in: claves } }];
    const where = { proyecto: { $in: proyectos }, $or: called } as never;
    const projection = { titulo: 1, clave: 1 };
    return (await this.model.collection.find(where, { projection }).limit(MAX_CALLED).toArray()) as never;
  }

  /** What hangs from these. */
  async idsBeneath(padres: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (!padres.length || !this.kind.parent) return [];
    const where = { [this.kind.parent.field]: { $in: padres } } as never;
    const docs = await this.model.collection.find(where, { projection: { _id: 1 } }).toArray();
    return docs.map(({ _id }) => _id);
  }

  countIn(proyecto: Types.ObjectId): Promise<number> {
    return this.model.countDocuments({ proyecto } as never).exec();
  }

  /** All elements of a project, with these fields only. */
  pick<F extends keyof D & string>(
    proyecto: Types.ObjectId,
    fields: readonly F[],
  ): Promise<Pick<D, '_id' | F>[]> {
    const projection = Object.fromEntries(fields.map((field) => [field, 1]));
    return this.model
      .find({ proyecto } as never, projection)
      .lean<Pick<D, '_id' | F>[]>()
      .exec();
  }

  /** Those of a project that were created or changed since then, the last changed first. */
  touchedSince(proyecto: Types.ObjectId, desde: Date, limite: number): Promise<Touched[]> {
    return this.model
      .find({ proyecto, updatedAt: { $gte: desde } } as never, { titulo: 1, creador: 1, createdAt: 1 })
      .sort({ updatedAt: -1 })
      .limit(limite)
      .lean<Touched[]>()
      .exec();
  }

  /** Those of a project whose version has grown since then; null: all. */
  async changedSince(proyecto: Types.ObjectId, desde: Date | null): Promise<D[]> {
    const since = [{ cambiado: { $gte: desde } }, { cambiado: null, updatedAt: { $gte: desde } }];
    const where = desde ? { proyecto, $or: since } : { proyecto };
    return (await this.model.collection
      .find(where as never)
      .sort({ _id: 1 })
      .toArray()) as never;
  }

  /** What these stages make of the elements of a project. */
  figuresOf<T>(proyecto: Types.ObjectId, stages: object[], session?: ClientSession): Promise<T[]> {
    const all = [{ $match: { proyecto } }, ...(stages as never[])];
    return this.model
      .aggregate<T>(all)
      .session(session ?? null)
      .exec();
  }

  /** Those of a project that match: the first `limite` in rank order, or, with -1, the last. */
  async outermostOf(proyecto: Id, where: object, which: 1 | -1, limite: number): Promise<D[]> {
    const filter = { ...where, proyecto: objectId(proyecto.toString()), eliminado: null } as never;
    const found = this.model.collection.find(filter).sort({ orden: which, _id: which }).limit(limite);
    return (await found.toArray()) as never;
  }

  /** The ranks of what hangs from the same parent. */
  siblingsOf(padre: Types.ObjectId, session?: ClientSession): RankSource {
    return rankSourceOf(this.model, { field: this.kind.parent?.field ?? 'proyecto', value: padre }, session);
  }

  /** The ranks of all elements of a project. */
  ranksIn(proyecto: Id, session?: ClientSession): RankSource {
    return rankSourceOf(this.model, { field: 'proyecto', value: proyecto }, session);
  }

  insert(doc: D, tx: Writing): void {
    tx.insert(this.model.collection, { ...doc, ...palabrasOfElemento(doc), cambiado: new Date() });
  }

  update(current: D, changes: Partial<D>, tx: Writing): D {
    const isFoundOtherwise = 'titulo' in changes || 'criterios' in changes;
    const palabras = isFoundOtherwise && palabrasOfElemento({ ...current, ...changes });
    return updateVersion(this.model as never, current, { ...changes, ...palabras, cambiado: new Date() }, tx);
  }

  /** The labels of the elements of a project, or of those that have one of these, as often as they are there. */
  async labelsIn(proyecto: Types.ObjectId, among?: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const docs = await this.model.collection
      .find<Pick<ElementoDoc, 'etiquetas'>>(
        (among
          ? { proyecto, etiquetas: { $in: among } }
          : { proyecto, 'etiquetas.0': { $exists: true } }) as never,
        {
          projection: { etiquetas: 1 },
        },
      )
      .toArray();
    return docs.flatMap(({ etiquetas = [] }) => etiquetas);
  }

  /** Nobody has edited it, so that it does not count as changed; its version grows, as copies are to learn of the key. */
  giveClave(current: D, clave: string, tx: Writing): D {
    const { _id, version } = current;
    tx.update(
      this.model.collection,
      { _id, version },
      { $set: { clave, cambiado: new Date() }, $inc: { version: 1 } },
    );
    return { ...current, clave, version: version + 1 };
  }

  /**
   * Notes how it stands to what it is linked with: nobody has edited it. Written at once, as what is counted next in the
   * same transaction must see it.
   */
  async mark(
    { _id, version, ...rest }: D,
    marks: Pick<ElementoDoc, 'bloquea' | 'bloqueadaPor'>,
    session: ClientSession,
  ): Promise<D> {
    const where = { _id, version } as never;
    const change = { $set: { ...marks, cambiado: new Date() }, $inc: { version: 1 } } as never;
    const { matchedCount } = await this.model.collection.updateOne(where, change, { session });
    if (!matchedCount) throw new DomainError(erroresComunes.versionObsoleta);
    return { ...rest, _id, ...marks, version: version + 1 } as D;
  }

  /** What has this label. */
  async findLabelled(etiqueta: Types.ObjectId, session: ClientSession): Promise<D[]> {
    const where = { etiquetas: etiqueta, eliminado: null } as never;
    return (await this.model.collection.find(where, { session }).toArray()) as never;
  }

  /** The same again for the copies of others: its version grows, and nobody has edited it. */
  restate(current: D, tx: Writing): D {
    const { _id, version } = current;
    const change = { $set: { cambiado: new Date() }, $inc: { version: 1 } };
    tx.update(this.model.collection, { _id, version }, change);
    return { ...current, version: version + 1 };
  }

  async updateMany(
    changed: { doc: D; changes: Partial<D> }[],
    updatedAt: Date,
    session: ClientSession,
  ): Promise<void> {
    const dated = changed.map(({ doc, changes }) => ({ doc, changes: { ...changes, cambiado: updatedAt } }));
    await updateMany(this.model, dated, updatedAt, session);
  }

  /** Makes the transaction fail with versionObsoleta if the element has changed since it was read. */
  expect({ _id, version }: Pick<ElementoDoc, '_id' | 'version'>, tx: Writing): void {
    tx.expect(this.model.collection, { _id, version });
  }

  /** Makes the transaction fail with versionObsoleta if the element is gone. */
  expectLiving({ _id, proyecto }: Pick<ElementoDoc, '_id' | 'proyecto'>, tx: Writing): void {
    tx.expect(this.model.collection, { _id, proyecto });
  }
}
