import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LECTURA, lecturaModelSchema } from './lectura.model';
import { LecturasRepository } from './lecturas.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: LECTURA, schema: lecturaModelSchema }])],
  providers: [LecturasRepository],
  exports: [LecturasRepository],
})
export class LecturasModule {}
