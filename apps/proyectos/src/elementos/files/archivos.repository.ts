import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError, FileStore } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import type { Readable } from 'node:stream';
import { objectId } from '../../storage/object-id';
import { SweepsRepository } from '../sweeps/sweeps.repository';
import type { ArchivoDoc } from '../kinds/archivo-doc';

/** Longer than any upload: the service cuts a request off after five minutes. */
const UPLOAD_MS = 3_600_000;

/**
 * The files of elements. Before the first byte is stored, a sweep row says that nobody owns
 * the file; the transaction that gives the file to an element removes the row, and the one that takes it away puts it back.
 * Whatever crashes in between leaves a row, and the sweeper removes the bytes.
 */
@Injectable()
export class ArchivosRepository {
  constructor(
    private readonly bytes: FileStore,
    private readonly sweeps: SweepsRepository,
  ) {}

  /** Stores what `content` yields. If that throws, nothing is kept and the error is thrown here. */
  async store(
    nombre: string,
    subidoPor: string,
    content: Readable,
  ): Promise<{ _id: Types.ObjectId; tamano: number }> {
    const _id = objectId();
    await this.sweeps.insert('archivo', [_id], new Date(Date.now() + UPLOAD_MS));
    try {
      return { _id, tamano: await this.bytes.write(_id, nombre, { subidoPor }, content) };
    } catch (error) {
      // What cannot be removed now has its row, and goes with the next sweep.
      await this.discard([_id]).catch(() => undefined);
      throw error;
    }
  }

  /** Marks the files as owned; fails if one of them has been swept meanwhile. */
  async keep(archivos: readonly ArchivoDoc[], session: ClientSession): Promise<void> {
    if (!archivos.length) return;
    const ids = archivos.map(({ _id }) => _id);
    if ((await this.sweeps.remove(ids, session)) < ids.length)
      throw new DomainError(erroresProyectos.formularioNoLegible);
  }

  /** Those that nobody owns stay until then. */
  async sweepAt(ids: Types.ObjectId[], desde: Date): Promise<void> {
    await this.sweeps.postpone(ids, desde);
  }

  /** Those among these that nobody owns. */
  loose(ids: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.sweeps.among(ids);
  }

  /** Marks the files as owned by nobody. */
  async release(ids: Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.sweeps.insert('archivo', ids, new Date(), session);
  }

  /** Removes them now. Their rows go last, so that the sweeper finishes the work after a crash. */
  async discard(ids: Types.ObjectId[]): Promise<void> {
    await this.bytes.delete(ids);
    await this.sweeps.remove(ids);
  }

  /** Removes the files among these that nobody owns. */
  async discardLoose(ids: Types.ObjectId[]): Promise<void> {
    const loose = await this.loose(ids);
    if (loose.length) await this.discard(loose);
  }

  read(id: Types.ObjectId): Promise<Readable> {
    return this.bytes.read(id);
  }

  readPart(id: Types.ObjectId, start: number, end: number): Promise<Buffer> {
    return this.bytes.readPart(id, start, end);
  }
}
