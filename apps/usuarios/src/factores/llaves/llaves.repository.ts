import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { LLAVE_MODEL, type LlaveDoc } from './llave.model';

@Injectable()
export class LlavesRepository {
  constructor(@InjectModel(LLAVE_MODEL) private readonly model: Model<LlaveDoc>) {}

  /** The oldest first. */
  async listOf(usuario: string): Promise<LlaveDoc[]> {
    return this.model.find({ usuario }).sort({ _id: 1 }).lean<LlaveDoc[]>().exec();
  }

  async countOf(usuario: string, session: ClientSession | null = null): Promise<number> {
    return this.model.countDocuments({ usuario }).session(session).exec();
  }

  async findByCredencial(credencial: string): Promise<LlaveDoc | null> {
    return this.model.findOne({ credencial }).lean<LlaveDoc>().exec();
  }

  async insert(parts: Omit<LlaveDoc, '_id'>, session: ClientSession): Promise<LlaveDoc> {
    const doc = { _id: new Types.ObjectId(), ...parts };
    await this.model.collection.insertOne(doc as never, { session });
    return doc;
  }

  /**
   * False: the device has counted no further than before, so it is not the only one with this key. Of two answers with
   * the same count at the same moment one finds it unused. A device that does not count says 0 for ever.
   */
  async use({ _id }: LlaveDoc, contador: number): Promise<boolean> {
    const before = contador === 0 ? { contador: 0 } : { contador: { $lt: contador } };
    const { matchedCount } = await this.model
      .updateOne({ _id, ...before }, { $set: { contador, usada: new Date() } })
      .exec();
    return matchedCount === 1;
  }

  /** The key as it was; null: this person has no such key. */
  async rename(
    _id: string,
    usuario: string,
    nombre: string,
    session: ClientSession,
  ): Promise<LlaveDoc | null> {
    return this.model
      .findOneAndUpdate({ _id, usuario }, { $set: { nombre } })
      .session(session)
      .lean<LlaveDoc>()
      .exec();
  }

  /** null: this person has no such key. */
  async remove(_id: string, usuario: string, session: ClientSession): Promise<LlaveDoc | null> {
    return this.model.findOneAndDelete({ _id, usuario }).session(session).lean<LlaveDoc>().exec();
  }

  async removeOf(usuario: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ usuario }, { session }).exec();
  }
}
