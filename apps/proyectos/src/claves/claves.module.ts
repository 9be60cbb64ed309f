import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ClavesController } from './claves.controller';
import { FindByClave } from './find-by-clave';

@Module({ imports: [AccesoModule], controllers: [ClavesController], providers: [FindByClave] })
export class ClavesModule {}
