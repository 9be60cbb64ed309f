import { Module } from '@nestjs/common';
import { CopiasModule } from '../copias/copias.module';
import { Menciones } from './menciones';

@Module({ imports: [CopiasModule], providers: [Menciones], exports: [Menciones] })
export class MencionesModule {}
