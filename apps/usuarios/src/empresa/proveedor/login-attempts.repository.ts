import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LOGIN_ATTEMPT_MODEL, type LoginAttemptDoc } from './login-attempt.model';

@Injectable()
export class LoginAttemptsRepository {
  constructor(@InjectModel(LOGIN_ATTEMPT_MODEL) private readonly model: Model<LoginAttemptDoc>) {}

  /** Not an entity and without events: it is over within minutes. */
  async insert(doc: LoginAttemptDoc): Promise<void> {
    await this.model.create(doc);
  }

  /** Only one caller gets it, over all replicas. */
  async take(_id: string, clave: string, now: Date): Promise<LoginAttemptDoc | null> {
    return this.model
      .findOneAndDelete({ _id, clave, expira: { $gt: now } })
      .lean<LoginAttemptDoc>()
      .exec();
  }
}
