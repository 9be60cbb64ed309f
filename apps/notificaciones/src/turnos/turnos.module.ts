import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Agenda } from './agenda';
import { TURNO_MODEL, turnoModelSchema } from './turno.model';
import { TurnosRepository } from './turnos.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: TURNO_MODEL, schema: turnoModelSchema }])],
  providers: [TurnosRepository, Agenda],
  exports: [Agenda],
})
export class TurnosModule {}
