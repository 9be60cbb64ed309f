import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/**
 * Nothing is asked of the service before its unique indexes refuse what they are there to refuse. One model after the
 * other: all at once, on a machine that is busy, the last waits longer for a connection than a request may, and the
 * service would end.
 */
@Injectable()
export class Indexes implements OnModuleInit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    for (const model of Object.values(this.connection.models)) {
      await model.createCollection();
      await model.ensureIndexes();
    }
  }
}
