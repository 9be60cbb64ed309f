import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module';
import { Menciones } from './menciones';

@Module({ imports: [CopiesModule], providers: [Menciones], exports: [Menciones] })
export class MencionesModule {}
