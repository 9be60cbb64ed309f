import { Module } from '@nestjs/common';
import { LocalCopies } from './local-copies';

@Module({ providers: [LocalCopies], exports: [LocalCopies] })
export class CopiesModule {}
