import { Module } from '@nestjs/common';
import { Copias } from './copias';

@Module({ providers: [Copias], exports: [Copias] })
export class CopiasModule {}
