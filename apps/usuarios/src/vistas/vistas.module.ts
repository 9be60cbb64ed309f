import { Module } from '@nestjs/common';
import { VistasHeredadas } from './vistas-heredadas';

@Module({ providers: [VistasHeredadas] })
export class VistasModule {}
