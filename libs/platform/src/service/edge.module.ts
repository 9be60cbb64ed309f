import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CommandClient } from '../commands/command-client';
import { CommandReceiver } from '../commands/command-receiver';
import type { EdgeOptions } from '../config/platform-options';
import { BrokerTransport } from '../transport/broker-transport';
import { receivers } from '../transport/receiver';
import { ApplicationKind } from './application-kind';
import { basics } from './basics';
import { EdgeKind } from './edge-kind';

/** Provides what an application without a database needs; global, imported once by the root module of the gateway. */
@Global()
@Module({})
export class EdgeModule {
  static forRoot(options: EdgeOptions): DynamicModule {
    const { imports, providers, exports } = basics(options);
    return {
      module: EdgeModule,
      imports,
      providers: [
        ...providers,
        { provide: ApplicationKind, useClass: EdgeKind },
        CommandClient,
        CommandReceiver,
        BrokerTransport,
        receivers(CommandReceiver),
      ],
      exports: [...exports, CommandClient, BrokerTransport],
    };
  }
}
