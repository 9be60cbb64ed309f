import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from '../storage/object-id';
import { TEXTO_DE_FUERA, type TextoDoc } from './texto.model';

@Injectable()
export class TextosRepository {
  constructor(@InjectModel(TEXTO_DE_FUERA) private readonly model: Model<TextoDoc>) {}

  insert(doc: TextoDoc, tx: Writing): void {
    tx.insert(this.model.collection, doc);
  }

  /** The projects of those among these that came from outside. */
  async projectsOf(ids: readonly string[]): Promise<string[]> {
    const found = await this.model.collection
      .find<TextoDoc>({ _id: { $in: ids.map((id) => objectId(id)) } })
      .toArray();
    return [...new Set(found.map(({ proyecto }) => proyecto.toHexString()))];
  }

  /** Those of these projects that have anything from outside. */
  async projectsAmong(proyectos: readonly string[]): Promise<string[]> {
    const asked = await Promise.all(
      proyectos.map((id) => this.model.collection.findOne({ proyecto: objectId(id) })),
    );
    return proyectos.filter((_id, i) => asked[i] !== null);
  }

  /** Those of what is gone for good. */
  async discard(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ _id: { $in: [...ids] } }, { session });
  }

  async discardOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto: objectId(proyecto) }, { session });
  }
}
