import { Module } from '@nestjs/common';
import { NombresService } from './nombres.service';

@Module({ providers: [NombresService], exports: [NombresService] })
export class NombresModule {}
