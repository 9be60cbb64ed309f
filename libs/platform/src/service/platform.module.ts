import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { authProviders, authExports, passportModule } from './auth.providers';
import { Calendario } from '../dias/calendario';
import { ErrorFilter } from '../errors/error.filter';
import { nameOwnPart } from '../errors/no-disponible';
import { EventsModule } from './events.module';
import { mongoConnection } from './connection';
import { CopyChanges } from '../mongo/copy-changes';
import { DatabaseMetrics } from '../mongo/database-metrics';
import { DatabaseSize } from '../mongo/database-size';
import { Indexes } from '../mongo/indexes';
import { Letters } from '../operacion/letters';
import { OperacionController } from '../operacion/operacion.controller';
import { ReportExtras } from '../operacion/report-extras';
import { ServiceReport } from '../operacion/service-report';
import { ValidationPipe } from '../validation/validation.pipe';
import { Broker } from '../broker/broker';
import { HttpMetrics } from '../http/http-metrics';
import { createLoggers, LOGGER, REQUEST_LOGGER } from '../telemetry/logger';
import { MetricsController } from '../operacion/metrics.controller';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { PageWalk } from './page-walk';
import { PLATFORM_OPTIONS, type EdgeOptions } from '../config/platform-options';
import { Salud } from '../operacion/salud';
import { SaludController } from '../operacion/salud.controller';
import type { ServiceDeclaration } from './service-declaration';

const servicePart = (
  options: ServiceDeclaration,
  logger: Logger,
): Required<Pick<DynamicModule, 'imports' | 'providers' | 'exports' | 'controllers'>> => ({
  imports: [mongoConnection(options.servicio, options.config, logger, options.migraciones), passportModule()],
  controllers: [SaludController, MetricsController, OperacionController],
  providers: [
    Salud,
    CopyChanges,
    DatabaseMetrics,
    DatabaseSize,
    Indexes,
    ReportExtras,
    ServiceReport,
    Letters,
    PageWalk,
    ...authProviders(options),
  ],
  exports: [CopyChanges, DatabaseSize, PageWalk, ReportExtras, ...authExports(options)],
});

/** Provides what every service needs; global, imported once by the root module of each app. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(options: EdgeOptions | ServiceDeclaration): DynamicModule {
    const { servicio, config, registro } = options;
    nameOwnPart(servicio);
    const { logger, requestLogger } = createLoggers(servicio, config.LOG_NIVEL, registro);
    const shared: Provider[] = [
      { provide: PLATFORM_OPTIONS, useValue: options },
      { provide: LOGGER, useValue: logger },
      { provide: REQUEST_LOGGER, useValue: requestLogger },
      { provide: Calendario, useValue: new Calendario(config.ZONA_HORARIA) },
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_PIPE, useClass: ValidationPipe },
      Broker,
      MetricsRegistry,
      HttpMetrics,
    ];
    const service = options.base === false ? undefined : servicePart(options, logger);
    return {
      module: PlatformModule,
      imports: [
        LoggerModule.forRoot({ pinoHttp: { logger, autoLogging: false }, forRoutes: [] }),
        ...(service?.imports ?? []),
        EventsModule.forRoot(options),
      ],
      controllers: service?.controllers ?? [],
      providers: [...shared, ...(service?.providers ?? [])],
      exports: [
        PLATFORM_OPTIONS,
        LOGGER,
        REQUEST_LOGGER,
        Calendario,
        Broker,
        MetricsRegistry,
        HttpMetrics,
        ...(service?.exports ?? []),
      ],
    };
  }
}
