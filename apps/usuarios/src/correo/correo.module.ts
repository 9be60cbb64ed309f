import { Module } from '@nestjs/common';
import { Cartero } from './cartero';

@Module({ providers: [Cartero], exports: [Cartero] })
export class CorreoModule {}
