import { Module } from '@nestjs/common';
import { Mentions } from './mentions';
import { NamesService } from './names.service';

@Module({ providers: [NamesService, Mentions], exports: [NamesService, Mentions] })
export class NamesModule {}
