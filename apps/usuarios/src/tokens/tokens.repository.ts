import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { TOKEN_MODEL, type TokenDoc } from './token.model';

@Injectable()
export class TokensRepository {
  constructor(@InjectModel(TOKEN_MODEL) private readonly model: Model<TokenDoc>) {}

  async insert(doc: TokenDoc, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne(doc as never, { session });
  }

  /** Those that still open something, the newest first. */
  async findLive(usuario: string, ses: number, session: ClientSession | null = null): Promise<TokenDoc[]> {
    return this.model
      .find({ usuario, ses, expira: { $gt: new Date() } })
      .sort({ creado: -1, _id: -1 })
      .session(session)
      .lean<TokenDoc[]>()
      .exec();
  }

  async findByHuella(huella: string): Promise<TokenDoc | null> {
    return this.model.findOne({ huella }).lean<TokenDoc>().exec();
  }

  async findById(_id: string): Promise<TokenDoc | null> {
    return this.model.findById(_id).lean<TokenDoc>().exec();
  }

  /** False: it had been noted before, or the token is gone. */
  async noteReading(_id: string, proyecto: string, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.model
      .updateOne(
        { _id, 'lecturas.proyecto': { $ne: proyecto } },
        { $push: { lecturas: { proyecto, desde: new Date() } } },
      )
      .session(session)
      .exec();
    return modifiedCount > 0;
  }

  /** The token as it was; null: this person has no such token. */
  async forgetReadings(_id: string, usuario: string, session: ClientSession): Promise<TokenDoc | null> {
    return this.model
      .findOneAndUpdate({ _id, usuario }, { $unset: { lecturas: 1 } }, { returnDocument: 'before' })
      .session(session)
      .lean<TokenDoc>()
      .exec();
  }

  /** null: this person has no such token. */
  async remove(_id: string, usuario: string, session: ClientSession): Promise<TokenDoc | null> {
    return this.model.findOneAndDelete({ _id, usuario }).session(session).lean<TokenDoc>().exec();
  }

  async touch(_id: string, usado: Date): Promise<void> {
    await this.model.updateOne({ _id }, { $max: { usado } }).exec();
  }
}
