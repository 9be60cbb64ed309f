import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONSUMO, consumoModelSchema } from './consumo.model';
import { ConsumosRepository } from './consumos.repository';
import { Presupuesto } from './presupuesto';
import { Proveedor } from './proveedor';

@Module({
  imports: [MongooseModule.forFeature([{ name: CONSUMO, schema: consumoModelSchema }])],
  providers: [ConsumosRepository, Presupuesto, Proveedor],
  exports: [Proveedor],
})
export class ProveedorModule {}
