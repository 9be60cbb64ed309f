import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONSUMO, consumoModelSchema } from './consumo.model';
import { ConsumosRepository } from './consumos.repository';
import { TokenBudget } from './token-budget';
import { Proveedor } from './proveedor';
import { AlertasRewriter } from './alertas-rewriter';

@Module({
  imports: [MongooseModule.forFeature([{ name: CONSUMO, schema: consumoModelSchema }])],
  providers: [ConsumosRepository, TokenBudget, Proveedor, AlertasRewriter],
  exports: [Proveedor, AlertasRewriter],
})
export class ProveedorModule {}
