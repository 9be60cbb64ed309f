import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { Sweeper } from './sweeper';

@Module({ imports: [AlmacenModule, CascadaModule], providers: [Sweeper] })
export class BarridoModule {}
