import type { INestApplication } from '@nestjs/common';
import type { NestMicroservice } from '@nestjs/microservices';
import { BrokerTransport } from './broker-transport';
import { RethrowFilter } from './rethrow.filter';

/**
 * Makes the application hybrid: registers the controllers' handlers of facts and commands, which
 * `startAllMicroservices` opens. The filters, guards and pipes of HTTP do not apply to them.
 */
export function connectTransport(app: INestApplication): void {
  const strategy = app.get(BrokerTransport);
  // Deferred, because handlers that are registered at once ignore a filter that is set afterwards. Without the two
  // flags below Nest would then run every start hook of the application a second time.
  const microservice = app.connectMicroservice(
    { strategy },
    { deferInitialization: true },
  ) as NestMicroservice;
  microservice.useGlobalFilters(new RethrowFilter());
  microservice.registerListeners();
  microservice.setIsInitialized(true);
  microservice.setIsInitHookCalled(true);
}
