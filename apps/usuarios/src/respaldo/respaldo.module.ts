import { Module } from '@nestjs/common';
import { RespaldoMetrics } from './respaldo-metrics';

@Module({ providers: [RespaldoMetrics] })
export class RespaldoModule {}
