import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CUPO, cupoModelSchema } from './cupo.model';
import { Cupos } from './cupos';
import { CuposRepository } from './cupos.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: CUPO, schema: cupoModelSchema }])],
  providers: [Cupos, CuposRepository],
  exports: [Cupos],
})
export class CuposModule {}
