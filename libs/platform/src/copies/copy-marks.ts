import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { answered } from '../mongo/answered';
import type { CopySpec } from './copia-de';

interface MarkDocument {
  /** Name of the collection that holds the copy. */
  _id: string;
  forma: string;
}

/** A hash of what determines the fields of a copy; if it changes, the copy must be rebuilt. */
function shapeOf(spec: CopySpec): string {
  const schema = z.toJSONSchema(spec.def.datos, { unrepresentable: 'any', io: 'output' });
  return createHash('sha256')
    .update(JSON.stringify([spec.def.subject, spec.pick ?? null, schema]))
    .digest('hex');
}

/** Records for each copy that it was filled and with which shape. */
@Injectable()
export class CopyMarks {
  private readonly model;

  constructor(@InjectConnection() connection: Connection) {
    const schema = new Schema<MarkDocument>({ _id: String, forma: String }, { versionKey: false });
    this.model = connection.model<MarkDocument>('CopyMark', schema, 'copias');
  }

  async isFilled(spec: CopySpec): Promise<boolean> {
    const mark = this.model.exists({ _id: spec.collection, forma: shapeOf(spec) }).exec();
    return (await answered(mark)) !== null;
  }

  async setFilled(spec: CopySpec): Promise<void> {
    const change = this.model.updateOne({ _id: spec.collection }, { forma: shapeOf(spec) }, { upsert: true });
    await answered(change.exec());
  }
}
