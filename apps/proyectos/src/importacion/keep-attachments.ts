import { Injectable } from '@nestjs/common';
import { DomainError } from '@pmp/platform';
import type { Types } from 'mongoose';
import { ArchivosRepository } from '../elementos/files/archivos.repository';
import { ArchivosService } from '../elementos/files/archivos.service';
import type { AdjuntoDoc } from './almacen/importacion.model';
import { Archive } from './lectura/base/archive';
import { Budget } from './lectura/base/budget';

/** More files than this in an archive stay out of the import; the comments of their items name them. */
const MAX_FILES = 1_000;

export interface Attached {
  adjuntos: AdjuntoDoc[];
  /** Where those were in the archive that no task may have. */
  rechazados: string[];
}

/** Keeps the files that came with a table, until its import gives them to what it makes or is itself forgotten. */
@Injectable()
export class KeepAttachments {
  constructor(
    private readonly archivos: ArchivosService,
    private readonly stored: ArchivosRepository,
  ) {}

  /**
   * Of the files of the archive with these names, those that may be files of a task: of a kind that is allowed, not too
   * large, within what is left to the person.
   */
  async store(
    archive: readonly Buffer[],
    nombres: readonly string[],
    persona: string,
    caduca: Date,
  ): Promise<Attached> {
    const kept: AdjuntoDoc[] = [];
    const rechazados: string[] = [];
    try {
      const opened = await Archive.open(Buffer.concat(archive), new Budget());
      for (const ruta of nombres.slice(0, MAX_FILES)) {
        const bytes = await opened.stream(ruta);
        const archivo = bytes && (await this.archivos.receive(ruta, bytes, persona).catch(refused));
        if (!archivo) {
          rechazados.push(ruta);
          continue;
        }
        const { _id, nombre, tipo, tamano } = archivo;
        kept.push({ ruta, _id, nombre: nombre.slice(nombre.lastIndexOf('/') + 1), tipo, tamano });
      }
    } catch (error) {
      await this.discard(kept);
      throw error;
    }
    await this.stored.sweepAt(
      kept.map(({ _id }) => _id),
      caduca,
    );
    return { adjuntos: kept, rechazados };
  }

  /** Those that no element has. */
  discard(kept: readonly { _id: Types.ObjectId }[] = []): Promise<void> {
    return this.stored.discardLoose(kept.map(({ _id }) => _id));
  }
}

const refused = (error: unknown): null => {
  if (error instanceof DomainError) return null;
  throw error;
};
