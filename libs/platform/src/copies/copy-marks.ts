import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { answered } from '../mongo/answered';
import { MAX_BEHIND_MS } from '../bus/tombstone-ages';
import type { CopySpec } from './copia-de';

interface MarkDocument {
  /** Name of the collection that holds the copy. */
  _id: string;
  forma: string;
  /** Everything published before this instant was in the copy. */
  alDia?: Date;
}

/** Counted up when copies have to be read again although what they hold has not changed: 2, tombstones have an age. */
const LAYOUT = 2;

/** A hash of what determines the fields of a copy; if it changes, the copy must be rebuilt. */
function shapeOf(spec: CopySpec): string {
  const schema = z.toJSONSchema(spec.def.datos, { unrepresentable: 'any', io: 'output' });
  return createHash('sha256')
    .update(JSON.stringify([spec.def.subject, spec.pick ?? null, schema, LAYOUT]))
    .digest('hex');
}

/** Records for each copy that it was filled and with which shape. */
@Injectable()
export class CopyMarks {
  private readonly model;

  constructor(@InjectConnection() connection: Connection) {
    const schema = new Schema<MarkDocument>(
      { _id: String, forma: String, alDia: Date },
      { versionKey: false },
    );
    this.model = connection.model<MarkDocument>('CopyMark', schema, 'copias');
  }

  async isFilled(spec: CopySpec): Promise<boolean> {
    const mark = this.model.exists({ _id: spec.collection, forma: shapeOf(spec) }).exec();
    return (await answered(mark)) !== null;
  }

  async setFilled(spec: CopySpec, alDia: Date): Promise<void> {
    const filled = { forma: shapeOf(spec), alDia };
    await answered(this.model.updateOne({ _id: spec.collection }, filled, { upsert: true }).exec());
  }

  async setCurrent(spec: CopySpec, alDia: Date): Promise<void> {
    await answered(this.model.updateOne({ _id: spec.collection }, { $max: { alDia } }).exec());
  }

  /** Whether deletions that the copy has not heard of may be gone from ESTADO. */
  async isTooFarBehind(spec: CopySpec): Promise<boolean> {
    const oldest = new Date(Date.now() - MAX_BEHIND_MS);
    return (
      (await answered(this.model.exists({ _id: spec.collection, alDia: { $lt: oldest } }).exec())) !== null
    );
  }
}
