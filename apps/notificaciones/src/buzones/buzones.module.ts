import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BUZON_MODEL, buzonModelSchema } from './buzon.model';
import { BuzonesRepository } from './buzones.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: BUZON_MODEL, schema: buzonModelSchema }])],
  providers: [BuzonesRepository],
  exports: [BuzonesRepository],
})
export class BuzonesModule {}
