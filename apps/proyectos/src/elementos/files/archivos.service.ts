import { Injectable } from '@nestjs/common';
import { cleanFileName } from '@pmp/contracts/common';
import { erroresProyectos, MAX_ARCHIVO_BYTES, type TipoArchivo } from '@pmp/contracts/proyectos';
import { checkedUpload, DomainError, kindOfFile, StorageQuota, type UploadLimits } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { Readable } from 'node:stream';
import { objectId } from '../../storage/object-id';
import type { ArchivoDoc } from '../kinds/archivo-doc';
import { ArchivosRepository } from './archivos.repository';

const LIMITS = {
  maxBytes: MAX_ARCHIVO_BYTES,
  tooLarge: erroresProyectos.archivoDemasiadoGrande,
  notAllowed: erroresProyectos.archivoNoPermitido,
  empty: erroresProyectos.archivoVacio,
};

@Injectable()
export class ArchivosService {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly quota: StorageQuota,
  ) {}

  /** Stores the bytes as they arrive. Nobody owns the file until it is given to an element. */
  receive(nombre: string | undefined, bytes: Readable, persona: string): Promise<ArchivoDoc> {
    return this.quota.within(
      persona,
      LIMITS,
      (limits) => this.store(nombre, bytes, persona, limits),
      (archivo) => this.discard([archivo]),
    );
  }

  private async store(
    nombre: string | undefined,
    bytes: Readable,
    persona: string,
    limits: UploadLimits,
  ): Promise<ArchivoDoc> {
    const { kind, content } = await checkedUpload(bytes, limits);
    const cleanName = cleanFileName(nombre);
    const { _id, tamano } = await this.archivos.store(cleanName, persona, content);
    const tipo = await this.settleKind(_id, kind, tamano);
    return { _id, nombre: cleanName, tipo, tamano, subidoPor: objectId(persona), fecha: new Date() };
  }

  /** Removes those that were never given to an element; the others stay. */
  async discard(archivos: ArchivoDoc[]): Promise<void> {
    if (archivos.length) await this.archivos.discardLoose(archivos.map(({ _id }) => _id));
  }

  read({ _id }: ArchivoDoc): Promise<Readable> {
    return this.archivos.read(_id);
  }

  /** The kind of a container (zip, docx…) can only be told once all of it is stored. */
  private async settleKind(id: Types.ObjectId, kind: string, tamano: number): Promise<TipoArchivo> {
    const tipo = await kindOfFile(kind, tamano, (start, end) => this.archivos.readPart(id, start, end));
    if (tipo !== null) return tipo as TipoArchivo;
    await this.archivos.discard([id]);
    throw new DomainError(erroresProyectos.archivoNoPermitido);
  }
}
