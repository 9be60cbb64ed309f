import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { INVITACION_MODEL, type InvitacionDoc } from './invitacion.model';

@Injectable()
export class InvitacionesRepository {
  constructor(@InjectModel(INVITACION_MODEL) private readonly model: Model<InvitacionDoc>) {}

  /** Those that somebody can still use; `equipo`: only into this team. */
  async list(now: Date, equipo?: string): Promise<InvitacionDoc[]> {
    return this.model
      .find({ expira: { $gt: now }, quedan: { $ne: 0 }, ...(equipo !== undefined && { equipo }) })
      .sort({ creada: -1, _id: -1 })
      .lean<InvitacionDoc[]>()
      .exec();
  }

  /** A new invitation to an address takes the place of the earlier one. */
  async replace(doc: Omit<InvitacionDoc, '_id'>, session: ClientSession): Promise<InvitacionDoc> {
    const { correoClave } = doc;
    if (correoClave !== undefined) await this.model.deleteMany({ correoClave }, { session }).exec();
    const [created] = await this.model.create([doc], { session });
    return created!.toObject<InvitacionDoc>();
  }

  async findById(_id: string, session: ClientSession): Promise<InvitacionDoc | null> {
    return this.model.findById(_id).session(session).lean<InvitacionDoc>().exec();
  }

  /** Also one that nobody else may use. */
  async findValid(huella: string, now: Date): Promise<InvitacionDoc | null> {
    return this.model
      .findOne({ huella, expira: { $gt: now } })
      .lean<InvitacionDoc>()
      .exec();
  }

  /** Takes one place; false: somebody has taken the last, or it was withdrawn meanwhile. */
  async spend({ _id, quedan }: InvitacionDoc, session: ClientSession): Promise<boolean> {
    if (quedan === undefined) return this.remove(_id.toHexString(), session);
    const { modifiedCount } = await this.model
      .updateOne({ _id, quedan: { $gt: 0 } }, { $inc: { quedan: -1 } }, { session })
      .exec();
    return modifiedCount === 1;
  }

  /** False: somebody has used or withdrawn it meanwhile. */
  async remove(id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id }, { session }).exec()).deletedCount > 0;
  }
}
