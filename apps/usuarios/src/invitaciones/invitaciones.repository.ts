import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { INVITACION_MODEL, type InvitacionDoc } from './invitacion.model';

@Injectable()
export class InvitacionesRepository {
  constructor(@InjectModel(INVITACION_MODEL) private readonly model: Model<InvitacionDoc>) {}

  async list(now: Date): Promise<InvitacionDoc[]> {
    return this.model
      .find({ expira: { $gt: now } })
      .sort({ creada: -1, _id: -1 })
      .lean<InvitacionDoc[]>()
      .exec();
  }

  /** A new invitation to an address takes the place of the earlier one. */
  async replace(doc: Omit<InvitacionDoc, '_id'>, session: ClientSession): Promise<InvitacionDoc> {
    await this.model.deleteMany({ correoClave: doc.correoClave }, { session }).exec();
    const [created] = await this.model.create([doc], { session });
    return created!.toObject<InvitacionDoc>();
  }

  async findValid(huella: string, now: Date): Promise<InvitacionDoc | null> {
    return this.model
      .findOne({ huella, expira: { $gt: now } })
      .lean<InvitacionDoc>()
      .exec();
  }

  /** False: somebody has used or withdrawn it meanwhile. */
  async remove(id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id }, { session }).exec()).deletedCount > 0;
  }
}
