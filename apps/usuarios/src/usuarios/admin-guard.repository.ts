import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ADMIN_GUARD_MODEL, type AdminGuardDoc } from './admin-guard.model';

const GUARD_ID = 'ultimo-admin';

@Injectable()
export class AdminGuardRepository {
  constructor(@InjectModel(ADMIN_GUARD_MODEL) private readonly model: Model<AdminGuardDoc>) {}

  /** Outside transactions: two transactions that insert the same document would fail instead of waiting. */
  async ensure(): Promise<void> {
    await this.model.updateOne({ _id: GUARD_ID }, { $setOnInsert: { cambios: 0 } }, { upsert: true });
  }

  async touch(session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: GUARD_ID }, { $inc: { cambios: 1 } }, { session });
  }
}
