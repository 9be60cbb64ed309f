import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { createHash } from 'node:crypto';
import type { ClientSession, Model } from 'mongoose';
import { CONOCIDO_MODEL, type ConocidoDoc } from './conocido.model';

/** Longer than most people are away from a device of theirs. */
const KNOWN_MS = 180 * 24 * 3_600_000;

const idOf = (usuario: string, como: string): string =>
  createHash('sha256').update(`${usuario} ${como}`).digest('base64url');

const stays = () => ({ $set: { expira: new Date(Date.now() + KNOWN_MS) } });

@Injectable()
export class ConocidosRepository {
  constructor(@InjectModel(CONOCIDO_MODEL) private readonly model: Model<ConocidoDoc>) {}

  /** Without a transaction, which a sign-in like one before does not need. */
  async isKnown(usuario: string, como: string): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: idOf(usuario, como) }, stays()).exec();
    return matchedCount === 1;
  }

  /** True: the person had been seen, and never like this. Of two at the same moment one is the first. */
  async isNew(usuario: string, como: string, session: ClientSession): Promise<boolean> {
    const before = await this.model.exists({ usuario }).session(session).exec();
    const update = { ...stays(), $setOnInsert: { usuario } };
    const { upsertedCount } = await this.model
      .updateOne({ _id: idOf(usuario, como) }, update, { upsert: true, session })
      .exec();
    return before !== null && upsertedCount === 1;
  }
}
