import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Versioned } from '../almacen/tombstones';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { ComentariosRepository } from '../comentarios/comentarios.repository';
import { HistorialRepository } from '../historial/historial.repository';

/** What belongs to entities but is stored elsewhere: their history, the comments on them and the files of tasks. */
@Injectable()
export class RelatedData {
  constructor(
    private readonly historial: HistorialRepository,
    private readonly comentarios: ComentariosRepository,
    private readonly archivos: ArchivosRepository,
  ) {}

  /** Removes it for good. */
  async discard(entities: Versioned[], session: ClientSession): Promise<void> {
    const ids = entities.map(({ _id }) => _id);
    await this.historial.removeOf(ids, session);
    await this.comentarios.removeOf(ids, session);
    const archivos = entities.flatMap((entity) => entity.archivos ?? []).map(({ _id }) => _id);
    await this.archivos.release(archivos, session);
  }
}
