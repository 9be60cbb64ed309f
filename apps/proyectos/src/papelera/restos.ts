import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Versioned } from '../almacen/tombstones';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { HistorialRepository } from '../historial/historial.repository';

/** What entities have outside of their documents: their history, and the files of tasks. */
@Injectable()
export class Restos {
  constructor(
    private readonly historial: HistorialRepository,
    private readonly archivos: ArchivosRepository,
  ) {}

  /** For good. */
  async discard(entities: Versioned[], session: ClientSession): Promise<void> {
    await this.historial.removeOf(
      entities.map(({ _id }) => _id),
      session,
    );
    const archivos = entities.flatMap((entity) => entity.archivos ?? []).map(({ _id }) => _id);
    await this.archivos.release(archivos, session);
  }
}
