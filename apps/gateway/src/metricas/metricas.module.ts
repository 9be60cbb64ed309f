import { Module } from '@nestjs/common';
import { RealtimeModule } from '../realtime/realtime.module';
import { MetricsServer } from './metrics-server';
import { SocketMetrics } from './socket-metrics';

@Module({ imports: [RealtimeModule], providers: [MetricsServer, SocketMetrics] })
export class MetricasModule {}
