import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { installApiDocs } from '../api/api-docs';
import { noteReadings } from '../auth/token-reads/note-readings';
import { TokenReadings } from '../auth/token-reads/token-readings';
import { PLATFORM_OPTIONS, type ServiceOptions } from '../config/platform-options';
import { KEEP_ALIVE_MS } from '../http/send-clients-away';
import { guardDoor } from '../http/service-door';
import { requireFromMongoose } from '../mongo/driver-repair';
import { Salud } from '../operacion/salud';
import { ApplicationKind } from './application-kind';

const OUTSIDE_PREFIX = [
  'salud',
  'salud/vivo',
  'salud/listo',
  'metrics',
  'operacion',
  'operacion/letras-muertas/:id',
  'operacion/letras-muertas/:id/reintentar',
];

/** Modules whose prototypes the instrumentation patches when they are required. */
const DRIVER_FILES = ['connection.js', 'connect.js'];

/** A service: only the gateway may call it, and it says when it is ready. */
@Injectable()
export class ServiceKind extends ApplicationKind {
  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: ServiceOptions,
    private readonly readings: TokenReadings,
    private readonly salud: Salud,
  ) {
    super();
  }

  configure(app: NestFastifyApplication): void {
    app.setGlobalPrefix('api', { exclude: OUTSIDE_PREFIX });
    const fastify = app.getHttpAdapter().getInstance();
    guardDoor(fastify, this.options.servicio, this.options.config);
    noteReadings(fastify, this.readings);
    installApiDocs(app, this.options.servicio);
    fastify.server.keepAliveTimeout = KEEP_ALIVE_MS;
  }

  loadForTracing(): void {
    for (const file of DRIVER_FILES) requireFromMongoose(`mongodb/lib/cmap/${file}`);
  }

  leave(): void {
    this.salud.leave();
  }
}
