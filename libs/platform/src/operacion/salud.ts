import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import manifest from '../../../../package.json' with { type: 'json' };
import { Broker } from '../broker/broker';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';

const PING_MS = 1_000;

export interface EstadoSalud {
  servicio: string;
  listo: boolean;
  base: boolean;
  broker: boolean;
  version: string;
}

/** Readiness depends only on the database and ends when the service is told to stop. */
@Injectable()
export class Salud {
  private stopping = false;

  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @InjectConnection() private readonly connection: Connection,
    private readonly broker: Broker,
  ) {}

  leave(): void {
    this.stopping = true;
  }

  async check(): Promise<EstadoSalud> {
    const base = await this.databaseAnswers();
    return {
      servicio: this.options.servicio,
      listo: base && !this.stopping,
      base,
      broker: this.broker.connection !== null,
      version: manifest.version,
    };
  }

  private async databaseAnswers(): Promise<boolean> {
    const ping = this.connection.db?.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return Promise.race([ping ?? false, delay(PING_MS, false, { ref: false })]);
  }
}
