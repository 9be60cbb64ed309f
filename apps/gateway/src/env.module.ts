import { Global, Module, type DynamicModule } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from './env';

/** Makes the configuration injectable, because tests run several gateways in one process. */
@Global()
@Module({})
export class EnvModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    const provider = { provide: GATEWAY_CONFIG, useValue: config };
    return { module: EnvModule, providers: [provider], exports: [GATEWAY_CONFIG] };
  }
}
