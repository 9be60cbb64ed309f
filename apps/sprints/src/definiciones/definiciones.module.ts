import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { CopiesModule } from '../copies/copies.module';
import { CUMPLIDO, cumplidoModelSchema, DEFINICION, definicionModelSchema } from './definicion.model';
import { DefinicionesController } from './definiciones.controller';
import { DefinicionesRepository } from './definiciones.repository';
import { DefinicionesService } from './definiciones.service';

@Module({
  imports: [
    AccesoModule,
    CopiesModule,
    MongooseModule.forFeature([
      { name: DEFINICION, schema: definicionModelSchema },
      { name: CUMPLIDO, schema: cumplidoModelSchema },
    ]),
  ],
  controllers: [DefinicionesController],
  providers: [DefinicionesRepository, DefinicionesService],
  exports: [DefinicionesRepository, DefinicionesService],
})
export class DefinicionesModule {}
