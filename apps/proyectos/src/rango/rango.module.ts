import { Module } from '@nestjs/common';
import { Ranker } from './ranker';

@Module({ providers: [Ranker], exports: [Ranker] })
export class RangoModule {}
