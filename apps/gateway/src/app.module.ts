import { Module } from '@nestjs/common';
import { config } from './config';
import { GatewayModule } from './gateway.module';

@Module({ imports: [GatewayModule.forRoot(config)] })
export class AppModule {}
