import { Module } from '@nestjs/common';
import { Personas } from './personas';

@Module({ providers: [Personas], exports: [Personas] })
export class PersonasModule {}
