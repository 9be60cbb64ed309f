import { Module } from '@nestjs/common';
import { NamesService } from './names.service';

@Module({ providers: [NamesService], exports: [NamesService] })
export class NamesModule {}
