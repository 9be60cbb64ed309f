import type { INestApplication, WebSocketAdapter } from '@nestjs/common';
import type { DestinationStream } from 'pino';
import type { EdgeConfig, ServiceConfig } from './config';

export const PLATFORM_OPTIONS = Symbol('PLATFORM_OPTIONS');

interface CommonOptions {
  servicio: string;
  /** Where log lines go instead of stdout. */
  registro?: DestinationStream;
}

export interface ServiceOptions extends CommonOptions {
  config: ServiceConfig;
}

/** Options of an application without a database: it has only broker, commands and logs. */
export interface EdgeOptions extends CommonOptions {
  config: EdgeConfig;
  /** Creates the adapter that attaches the sockets of its gateways. */
  sockets?: (app: INestApplication) => WebSocketAdapter;
}

export type PlatformOptions = ServiceOptions | EdgeOptions;
