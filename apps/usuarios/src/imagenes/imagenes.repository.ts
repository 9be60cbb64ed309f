import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { IMAGEN_MODEL, type ImagenDoc } from './imagen.model';

@Injectable()
export class ImagenesRepository {
  constructor(@InjectModel(IMAGEN_MODEL) private readonly model: Model<ImagenDoc>) {}

  findById(id: string): Promise<ImagenDoc | null> {
    return this.model.findById(id).exec();
  }

  async insert(doc: ImagenDoc, session: ClientSession): Promise<void> {
    await this.model.insertMany([doc], { session });
  }

  async removeOf(de: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ de }, { session }).exec();
  }
}
