import { Injectable } from '@nestjs/common';
import { MetricsRegistry } from '@pmp/platform/edge';
import { Gauge } from 'prom-client';
import { SocketServer } from '../realtime/socket-server';

@Injectable()
export class SocketMetrics {
  constructor(registry: MetricsRegistry, sockets: SocketServer) {
    const gauge: Gauge = new Gauge({
      name: 'sockets_abiertos',
      help: 'Conexiones websocket de esta réplica',
      registers: [registry],
      collect: () => gauge.set(sockets.count),
    });
  }
}
