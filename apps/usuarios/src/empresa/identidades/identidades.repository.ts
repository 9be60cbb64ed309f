import type { Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { IDENTIDAD_MODEL, type IdentidadDoc } from './identidad.model';
import type { Identidad } from './identidad.rules';

const keyOf = ({ emisor, sub }: Identidad): string => `${emisor} ${sub}`;

@Injectable()
export class IdentidadesRepository {
  constructor(@InjectModel(IDENTIDAD_MODEL) private readonly model: Model<IdentidadDoc>) {}

  /** Id of the account to which the identity is bound. */
  async findUsuario(identidad: Identidad, session: ClientSession): Promise<string | null> {
    const doc = await this.model.findById(keyOf(identidad)).session(session).lean<IdentidadDoc>().exec();
    return doc?.usuario ?? null;
  }

  async existsOf(usuario: string, emisor: string, session: ClientSession): Promise<boolean> {
    return (await this.model.exists({ usuario, emisor }).session(session).exec()) !== null;
  }

  async list(): Promise<IdentidadDoc[]> {
    return this.model.find().lean<IdentidadDoc[]>().exec();
  }

  async findEmisoresOf(usuario: string, session: ClientSession): Promise<string[]> {
    const docs = await this.model.find({ usuario }).session(session).lean<IdentidadDoc[]>().exec();
    return docs.map(({ emisor }) => emisor);
  }

  async removeOf(usuario: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ usuario }, { session }).exec();
  }

  insert(identidad: Identidad, usuario: string, tx: Tx): void {
    const { emisor } = identidad;
    tx.insert(this.model.collection, { _id: keyOf(identidad), emisor, usuario, vinculada: new Date() });
  }
}
