import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { signed, type Tx, type Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findLiving } from '../storage/find-living';
import { objectId } from '../storage/object-id';
import { bury, findKept, revive } from '../storage/tombstones';
import { updateVersion } from '../storage/update-version';
import { VISTA, type VistaDoc } from './vista.model';

interface Seen {
  persona: string | null;
  /** Null: all of them. */
  equipos: readonly string[] | null;
  proyectos: readonly Types.ObjectId[];
}

@Injectable()
export class VistasRepository {
  constructor(@InjectModel(VISTA) private readonly model: Model<VistaDoc>) {}

  findById(id: string, session?: ClientSession): Promise<VistaDoc | null> {
    return findLiving(this.model, id, session);
  }

  findRemoved(id: string, session: ClientSession): Promise<VistaDoc | null> {
    return findKept(this.model, objectId(id), session);
  }

  /** By name. */
  listSeen({ persona, equipos, proyectos }: Seen): Promise<VistaDoc[]> {
    const own = persona === null ? [] : [{ ambito: 'privada', creador: objectId(persona) }];
    const ofTeams = equipos === null ? {} : { equipo: { $in: equipos.map((id) => objectId(id)) } };
    const where = {
      $or: [...own, { ambito: 'equipo', ...ofTeams }, { ambito: 'proyecto', proyecto: { $in: proyectos } }],
    };
    return this.model.collection
      .find<VistaDoc>(where as never)
      .sort({ nombre: 1, _id: 1 })
      .toArray();
  }

  countOf(creador: string, session: ClientSession): Promise<number> {
    return this.model.collection.countDocuments({ creador: objectId(creador) }, { session });
  }

  insert(doc: VistaDoc, tx: Writing): void {
    tx.insert(this.model.collection, doc);
  }

  /** Those among these that nobody has stored yet. */
  async insertMissing(docs: readonly VistaDoc[], { session }: Tx): Promise<void> {
    const ids = docs.map(({ _id }) => _id);
    const found = await this.model.collection.find({ _id: { $in: ids } }, { session }).toArray();
    const missing = docs.filter(({ _id }) => !found.some((other) => other._id.equals(_id)));
    if (missing.length) await this.model.collection.insertMany([...missing], { session });
  }

  update(current: VistaDoc, changes: Partial<VistaDoc>, tx: Writing): VistaDoc {
    return updateVersion(this.model, current, signed(current, changes), tx);
  }

  /** While its tombstone lasts, it can return. */
  remove(doc: VistaDoc, { session }: Tx): Promise<void> {
    return bury(this.model, [doc], new Date(), session, true);
  }

  restore(doc: VistaDoc, { session }: Tx): Promise<void> {
    return revive(this.model, [doc], session);
  }

  /** Those of a team or a project that is gone for good. */
  async removeOf(field: 'equipo' | 'proyecto', id: string, { session }: Tx): Promise<void> {
    const gone = objectId(id);
    const filter = { $or: [{ [field]: gone }, { [`conservado.${field}`]: gone }] };
    await this.model.collection.deleteMany(filter as never, { session });
  }
}
