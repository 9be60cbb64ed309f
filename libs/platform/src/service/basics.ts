import type { DynamicModule, Provider } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { Broker } from '../broker/broker';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import { Calendario } from '../dias/calendario';
import { ErrorFilter } from '../api/error.filter';
import { nameOwnPart } from '../errors/no-disponible';
import { HttpMetrics } from '../http/http-metrics';
import { KnownRoutes } from '../api/known-routes';
import { createLoggers, LOGGER, REQUEST_LOGGER } from '../telemetry/logger';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { ValidationPipe } from '../validation/validation.pipe';

type Parts = Required<Pick<DynamicModule, 'imports' | 'providers' | 'exports'>> & { logger: Logger };

/** What every application has, with a database or without: logs, errors, validation, metrics, the day, the broker. */
export function basics(options: PlatformOptions): Parts {
  const { servicio, config, registro } = options;
  nameOwnPart(servicio);
  const { logger, requestLogger } = createLoggers(servicio, config.LOG_NIVEL, registro);
  const providers: Provider[] = [
    { provide: PLATFORM_OPTIONS, useValue: options },
    { provide: LOGGER, useValue: logger },
    { provide: REQUEST_LOGGER, useValue: requestLogger },
    { provide: Calendario, useValue: new Calendario(config.ZONA_HORARIA) },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: ValidationPipe },
    Broker,
    KnownRoutes,
    MetricsRegistry,
    HttpMetrics,
  ];
  return {
    logger,
    imports: [LoggerModule.forRoot({ pinoHttp: { logger, autoLogging: false }, forRoutes: [] })],
    providers,
    exports: [
      PLATFORM_OPTIONS,
      LOGGER,
      REQUEST_LOGGER,
      Calendario,
      Broker,
      MetricsRegistry,
      HttpMetrics,
      KnownRoutes,
    ],
  };
}
