import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { asyncApi } from './asyncapi';
import { OpenApi } from './openapi';

@Controller()
export class DocsController {
  constructor(
    private readonly openApi: OpenApi,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get('docs-json')
  @Header('cache-control', 'no-cache')
  document() {
    return this.openApi.merged();
  }

  /** The events of the socket, in AsyncAPI. */
  @Get('docs-eventos')
  @Header('cache-control', 'no-cache')
  events(@Headers('host') host = 'localhost') {
    return asyncApi(this.config.VERSION, host);
  }
}
