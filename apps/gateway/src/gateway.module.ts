import { Module, type DynamicModule } from '@nestjs/common';
import { EdgeModule } from '@pmp/platform/edge';
import { DocsModule } from './docs/docs.module';
import { EnvModule } from './env.module';
import type { GatewayConfig } from './env';
import { MetricasModule } from './metricas/metricas.module';
import { OauthModule } from './oauth/oauth.module';
import { OperacionModule } from './operacion/operacion.module';
import { ProxyModule } from './proxy/proxy.module';
import { RealtimeModule } from './realtime/realtime.module';
import { SocketAdapter } from './realtime/socket-adapter';
import { SaludModule } from './salud/salud.module';
import { WebModule } from './web/web.module';

@Module({})
export class GatewayModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        EdgeModule.forRoot({
          servicio: 'gateway',
          config,
          sockets: (app) => new SocketAdapter(app),
        }),
        EnvModule.forRoot(config),
        RealtimeModule,
        SaludModule,
        MetricasModule,
        OperacionModule,
        DocsModule,
        OauthModule,
        WebModule,
        ProxyModule,
      ],
    };
  }
}
