import type { INestApplication, Type, WebSocketAdapter } from '@nestjs/common';
import type { StateDefinition } from '@pmp/contracts/common';
import type { DestinationStream } from 'pino';
import type { Directory } from '../auth/directory';
import type { CopyDeclaration } from '../events/copies/copia-de';
import type { Migracion } from '../migraciones/migracion';
import type { PersonalStore } from '../personas/personal-data';
import type { EdgeConfig, ServiceConfig } from './config';

export const PLATFORM_OPTIONS = Symbol('PLATFORM_OPTIONS');

interface CommonOptions {
  servicio: string;
  /** Where log lines go instead of stdout. */
  registro?: DestinationStream;
}

export interface ServiceOptions extends CommonOptions {
  config: ServiceConfig;
  base?: true;
  copias?: readonly CopyDeclaration[];
  /** What it keeps of people, to hand it to them and to erase it. */
  personas?: PersonalStore;
  /** In order; applied before anything else uses the database. */
  migraciones?: readonly Migracion[];
  /** Looks up people where the service does not keep local copies of them. */
  directorio?: Type<Directory>;
  /**
   * Set by the one service that signs tokens: the state that carries its public key, how long tokens live, and how long
   * it signs with the same key.
   */
  firma?: { clave: StateDefinition; dias: number; claveDias?: number };
}

/** Options of an application without a database: it has only broker, commands and logs. */
export interface EdgeOptions extends CommonOptions {
  config: EdgeConfig;
  base: false;
  /** Creates the adapter that attaches the sockets of its gateways. */
  sockets?: (app: INestApplication) => WebSocketAdapter;
}

export type PlatformOptions = ServiceOptions | EdgeOptions;
