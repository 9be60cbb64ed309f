import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { INICIO, type InicioDoc } from './inicio.model';

@Injectable()
export class IniciosRepository {
  constructor(@InjectModel(INICIO) private readonly model: Model<InicioDoc>) {}

  /** A sprint starts once: an existing row stays as it is. */
  async insert({ _id, ...inicio }: InicioDoc, session: ClientSession): Promise<void> {
    await this.model.collection.updateOne(
      { _id } as never,
      { $setOnInsert: inicio },
      { upsert: true, session },
    );
  }

  async ofProyecto(proyecto: string): Promise<InicioDoc[]> {
    return (await this.model.collection.find({ proyecto }).toArray()) as unknown as InicioDoc[];
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }
}
