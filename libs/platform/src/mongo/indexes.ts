import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { untilDatabaseAnswers } from './until-database-answers';

/**
 * Builds the indexes before the service takes requests, so that its unique indexes hold from the first one. One model
 * after the other: all at once, on a busy machine, the last would wait for a connection longer than a request may, and
 * the service would exit.
 */
@Injectable()
export class Indexes implements OnModuleInit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    for (const model of Object.values(this.connection.models)) {
      await untilDatabaseAnswers(async () => {
        await model.createCollection();
        await model.ensureIndexes();
      });
    }
  }
}
