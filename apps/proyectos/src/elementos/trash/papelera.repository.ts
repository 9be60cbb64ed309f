import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CuentasPapelera } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findPage } from '../../lists/find-page';
import { NEWEST_FIRST, type PageRequest, type Page } from '../../lists/page.rules';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { PAPELERA, type PapeleraDoc } from './papelera.model';

@Injectable()
export class PapeleraRepository {
  constructor(@InjectModel(PAPELERA) private readonly model: Model<PapeleraDoc>) {}

  async findById(_id: Types.ObjectId, session?: ClientSession): Promise<PapeleraDoc | null> {
    return this.model.collection.findOne<PapeleraDoc>({ _id }, { session });
  }

  /** Newest deletion first. */
  list(filter: Record<string, unknown>, pagina: PageRequest): Promise<Page<PapeleraDoc>> {
    return findPage(this.model, filter, NEWEST_FIRST, pagina);
  }

  async due(now: Date, limit: number): Promise<PapeleraDoc[]> {
    return this.model.collection
      .find<PapeleraDoc>({ revisar: { $lte: now } })
      .sort({ revisar: 1 })
      .limit(limit)
      .toArray();
  }

  countRestoring(ids: Types.ObjectId[], session: ClientSession): Promise<number> {
    return this.model.collection.countDocuments({ _id: { $in: ids }, estado: 'restaurando' }, { session });
  }

  insert(doc: PapeleraDoc, tx: Tx): void {
    tx.insert(this.model.collection, doc);
  }

  /** Adds to the entry's counts. */
  grow(_id: Types.ObjectId, cuentas: Partial<CuentasPapelera>, tx: Tx): void {
    const counted = Object.entries(cuentas).map(([what, count]) => [`cuentas.${what}`, count]);
    tx.update(this.model.collection, { _id }, { $inc: { lotes: 1, ...Object.fromEntries(counted) } });
  }

  change(_id: Types.ObjectId, changes: Partial<PapeleraDoc>, tx: Tx): void {
    tx.update(this.model.collection, { _id }, { $set: changes, $inc: { lotes: 1 } });
  }

  /** Leaves what a project has in the trash with its team, when the project goes to another. */
  async leaveBehind({ _id, equipo, nombre }: ProyectoDoc, session: ClientSession): Promise<void> {
    await this.model.collection.updateMany(
      { proyecto: _id, dejado: { $exists: false } },
      { $set: { dejado: { equipo, nombre } }, $inc: { lotes: 1 } },
      { session },
    );
  }

  async remove(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.model.collection.deleteOne({ _id }, { session });
  }

  /** Entries beneath these parents can never be restored: the next sweep purges them. */
  async expireUnder(padres: Types.ObjectId[], now: Date, session: ClientSession): Promise<void> {
    await this.expire({ 'padre._id': { $in: padres } }, now, session);
  }

  async expireIn(proyecto: Types.ObjectId, now: Date, session: ClientSession): Promise<void> {
    await this.expire({ proyecto }, now, session);
  }

  private async expire(where: object, now: Date, session: ClientSession): Promise<void> {
    const changes = { $set: { vence: now, revisar: now } };
    await this.model.collection.updateMany({ ...where, estado: 'guardado' }, changes, { session });
  }
}
