import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONSUMO, consumoModelSchema } from './consumo.model';
import { ConsumosRepository } from './consumos.repository';
import { Presupuesto } from './presupuesto';
import { Proveedor } from './proveedor';
import { RedactorDeAlertas } from './redactor-de-alertas';

@Module({
  imports: [MongooseModule.forFeature([{ name: CONSUMO, schema: consumoModelSchema }])],
  providers: [ConsumosRepository, Presupuesto, Proveedor, RedactorDeAlertas],
  exports: [Proveedor, RedactorDeAlertas],
})
export class ProveedorModule {}
