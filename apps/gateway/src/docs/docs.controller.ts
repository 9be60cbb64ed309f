import { Controller, Get, Header } from '@nestjs/common';
import { OpenApi } from './openapi';

@Controller('docs-json')
export class DocsController {
  constructor(private readonly openApi: OpenApi) {}

  @Get()
  @Header('cache-control', 'no-cache')
  document() {
    return this.openApi.merged();
  }
}
