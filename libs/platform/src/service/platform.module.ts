import { Global, Module, type DynamicModule } from '@nestjs/common';
import { authProviders, authExports, passportModule } from './auth.providers';
import { ApplicationKind } from './application-kind';
import { basics } from './basics';
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
import { MetricsController } from '../operacion/metrics.controller';
import { PageWalk } from './page-walk';
import { Salud } from '../operacion/salud';
import { SaludController } from '../operacion/salud.controller';
import type { ServiceDeclaration } from './service-declaration';
import { ServiceKind } from './service-kind';

/** Provides what every service needs; global, imported once by the root module of each service. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(options: ServiceDeclaration): DynamicModule {
    const { servicio, config, migraciones } = options;
    const { logger, imports, providers, exports } = basics(options);
    return {
      module: PlatformModule,
      imports: [
        ...imports,
        mongoConnection(servicio, config, logger, migraciones),
        passportModule(),
        EventsModule.forRoot(options),
      ],
      controllers: [SaludController, MetricsController, OperacionController],
      providers: [
        ...providers,
        { provide: ApplicationKind, useClass: ServiceKind },
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
      exports: [...exports, CopyChanges, DatabaseSize, PageWalk, ReportExtras, ...authExports(options)],
    };
  }
}
