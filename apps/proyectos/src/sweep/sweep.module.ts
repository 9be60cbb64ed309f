import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaModule } from '../cascada/cascada.module';
import { PapeleraModule } from '../papelera/papelera.module';
import { Sweeper } from './sweeper';

@Module({ imports: [AlmacenModule, CascadaModule, PapeleraModule], providers: [Sweeper] })
export class SweepModule {}
