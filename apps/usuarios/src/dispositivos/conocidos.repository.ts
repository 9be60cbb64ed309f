import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '@pmp/platform';
import { CONOCIDO_MODEL, type ConocidoDoc } from './conocido.model';

/** Longer than most people are away from a device of theirs. */
const KNOWN_MS = 180 * 24 * 3_600_000;

@Injectable()
export class ConocidosRepository {
  constructor(@InjectModel(CONOCIDO_MODEL) private readonly model: Model<ConocidoDoc>) {}

  /** True: the person had been seen, and never like this. Of two at the same moment one is the first. */
  async isNew(usuario: string, como: string): Promise<boolean> {
    const _id = createHash('sha256').update(`${usuario} ${como}`).digest('base64url');
    const expira = new Date(Date.now() + KNOWN_MS);
    const before = await this.model.exists({ usuario }).exec();
    const update = { $set: { expira }, $setOnInsert: { usuario } };
    try {
      const { upsertedCount } = await this.model.updateOne({ _id }, update, { upsert: true }).exec();
      return before !== null && upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
