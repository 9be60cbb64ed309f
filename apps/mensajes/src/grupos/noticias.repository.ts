import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { NOTICIA, type NoticiaDoc } from './noticia.model';

@Injectable()
export class NoticiasRepository {
  constructor(@InjectModel(NOTICIA) private readonly model: Model<NoticiaDoc>) {}

  /** False: something newer has been heard. */
  async hear(proyecto: string, version: number, session: ClientSession): Promise<boolean> {
    const known = await this.model.findById(proyecto, null, { session }).lean<NoticiaDoc | null>();
    if (known && known.version >= version) return false;
    const changes = { $set: { version, en: new Date() } };
    await this.model.updateOne({ _id: proyecto }, changes, { session, upsert: true });
    return true;
  }
}
