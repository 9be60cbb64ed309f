import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { UnitOfWork } from '@pmp/platform';
import type { Connection } from 'mongoose';
import { AvisosService } from '../notificaciones/avisos.service';
import { Personas } from '../personas/personas';
import { JobScheduler } from '../jobs/job-scheduler';
import { timeForMongo } from './crecimiento.rules';

const EVERY_MS = 3_600_000;

/** Only the server that comes with the product has `embedded`; a MongoDB may refuse the whole question. */
interface ServerStatus {
  embedded?: { documents: number };
}

/** Tells administrators in time that the embedded database is about to be too small. */
@Injectable()
export class CrecimientoService implements OnApplicationBootstrap {
  constructor(
    private readonly avisos: AvisosService,
    private readonly personas: Personas,
    private readonly unitOfWork: UnitOfWork,
    private readonly scheduler: JobScheduler,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.every({ nombre: 'crecimiento', everyMs: EVERY_MS, run: () => this.look() });
  }

  async look(): Promise<void> {
    const documentos = await this.embeddedDocuments();
    if (documentos === null) return;
    const usado = { documentos, personas: await this.personas.countActive() };
    const aviso = timeForMongo(usado, await this.personas.admins(), new Date());
    if (aviso) await this.unitOfWork.run((tx) => this.avisos.raise(aviso, tx));
  }

  private async embeddedDocuments(): Promise<number | null> {
    const asked = this.connection
      .db!.admin()
      .command({ serverStatus: 1 }) as unknown as Promise<ServerStatus>;
    const status = await asked.catch(() => null);
    return status?.embedded?.documents ?? null;
  }
}
