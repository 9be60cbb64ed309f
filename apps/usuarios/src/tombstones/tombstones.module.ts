import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RETIRO_MODEL, retiroModelSchema } from './retiro.model';
import { RetirosRepository } from './retiros.repository';
import { TombstoneSweeper } from './tombstone-sweeper';

@Module({
  imports: [MongooseModule.forFeature([{ name: RETIRO_MODEL, schema: retiroModelSchema }])],
  providers: [RetirosRepository, TombstoneSweeper],
})
export class TombstonesModule {}
