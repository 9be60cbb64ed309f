import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { CopiesModule } from '../copies/copies.module';
import { SprintsModule } from '../sprints/sprints.module';
import { ChangeColumnas } from './change-columnas';
import { ConsultarCuposCommand } from './consultar-cupos.command';
import { MoveHistoria } from './move-historia';
import { TABLERO, tableroModelSchema } from './tablero.model';
import { TablerosController } from './tableros.controller';
import { TablerosRepository } from './tableros.repository';
import { TablerosService } from './tableros.service';

@Module({
  imports: [
    AccesoModule,
    CopiesModule,
    SprintsModule,
    MongooseModule.forFeature([{ name: TABLERO, schema: tableroModelSchema }]),
  ],
  controllers: [TablerosController, ConsultarCuposCommand],
  providers: [TablerosService, TablerosRepository, ChangeColumnas, MoveHistoria],
  exports: [TablerosRepository, TablerosService],
})
export class TablerosModule {}
