import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { FACTOR_MODEL, type FactorDoc } from './factor.model';

@Injectable()
export class FactoresRepository {
  constructor(@InjectModel(FACTOR_MODEL) private readonly model: Model<FactorDoc>) {}

  async find(_id: string, session: ClientSession | null = null): Promise<FactorDoc | null> {
    return this.model.findById(_id).session(session).lean<FactorDoc>().exec();
  }

  /** What counts until then goes on counting. */
  async keepPending(_id: string, pendiente: FactorDoc['pendiente']): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { pendiente } }, { upsert: true }).exec();
  }

  /** False: another seed waits now, or none. */
  async activate(
    _id: string,
    { semilla, ...parts }: Required<Pick<FactorDoc, 'semilla' | 'desde' | 'paso' | 'codigos'>>,
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.model
      .updateOne(
        { _id, 'pendiente.semilla': semilla },
        { $set: { semilla, ...parts }, $unset: { pendiente: 1 } },
        { session },
      )
      .exec();
    return modifiedCount === 1;
  }

  /** False: a code of this period, or of a later one, has been accepted. */
  async spendPaso(_id: string, semilla: string, paso: number): Promise<boolean> {
    const { modifiedCount } = await this.model
      .updateOne({ _id, semilla, paso: { $lt: paso } }, { $set: { paso } })
      .exec();
    return modifiedCount === 1;
  }

  /** Those that are left; null: it is none of them, or was used at the same moment. */
  async spendCodigo(_id: string, huella: string, session: ClientSession): Promise<number | null> {
    const after = await this.model
      .findOneAndUpdate({ _id, codigos: huella }, { $pull: { codigos: huella } }, { returnDocument: 'after' })
      .session(session)
      .lean<FactorDoc>()
      .exec();
    return after && after.codigos.length;
  }

  async replaceCodigos(_id: string, codigos: string[], session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { codigos } }, { session, upsert: true }).exec();
  }

  /** False: there is no application. The recovery codes stay. */
  async removeAplicacion(_id: string, session: ClientSession): Promise<boolean> {
    const gone = { semilla: 1, desde: 1, paso: 1, pendiente: 1 };
    const { modifiedCount } = await this.model
      .updateOne({ _id, semilla: { $exists: true } }, { $unset: gone }, { session })
      .exec();
    return modifiedCount === 1;
  }

  async removeOf(_id: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id }, { session }).exec();
  }
}
